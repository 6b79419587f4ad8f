import { content } from '@/lib/content';

/** The company's name and address, line by line. */
export function PostalAddress() {
  const { legalName, address } = content().site;
  return (
    <>
      {legalName}
      <br />
      <Street />
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {address.regionName}, {address.countryName}
    </>
  );
}

/** The street alone; `Suite 100` stays in one line. */
export function Street() {
  return <>{content().site.address.street.replace(/ (?=\S+$)/, '\u00a0')}</>;
}
