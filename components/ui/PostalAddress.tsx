import type { ReactNode } from 'react';
import type { Site } from '@/lib/content';

/** The company's name, or what stands for it, and its address, line by line. */
export function PostalAddress({ site, name = site.legalName }: { site: Site; name?: ReactNode }) {
  const { address } = site;
  return (
    <>
      {name}
      <br />
      <Street address={address} />
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {address.regionName}, {address.countryName}
    </>
  );
}

export function AddressLine({ address }: Pick<Site, 'address'>) {
  return (
    <>
      <Street address={address} />, {address.city}, {address.region}&nbsp;{address.postalCode},{' '}
      {address.countryName}
    </>
  );
}

/** Breaks behind a comma at most. */
function Street({ address }: Pick<Site, 'address'>) {
  return <>{address.street.replace(/(?<!,) /g, '\u00a0')}</>;
}
