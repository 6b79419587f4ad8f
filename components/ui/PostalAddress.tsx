import type { Site } from '@/lib/content';

/** The company's name and address, line by line. */
export function PostalAddress({ site }: { site: Site }) {
  const { legalName, address } = site;
  return (
    <>
      {legalName}
      <br />
      <Street address={address} />
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {address.regionName}, {address.countryName}
    </>
  );
}

/** The street alone; `Suite 100` stays in one line. */
export function Street({ address }: Pick<Site, 'address'>) {
  return <>{address.street.replace(/ (?=\S+$)/, '\u00a0')}</>;
}
