import { content } from '@/lib/content';

/** The company's name and address, line by line. */
export function PostalAddress() {
  const { legalName, address } = content().site;
  return (
    <>
      {legalName}
      <br />
      {withLastTwoTogether(address.street)}
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {address.regionName}, {address.countryName}
    </>
  );
}

/** `Suite 100` stays in one line. */
function withLastTwoTogether(street: string): string {
  return street.replace(/ (?=\S+$)/, '\u00a0');
}
