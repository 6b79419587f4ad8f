/** What the server writes by email, and the pages that its links lead to. lib/content validates the files. */
import mail from '@/content/mail.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };

const { product, legalName, email, supportEmail, phone, address } = site;
const { street, city, region, postalCode, countryName } = address;
const KNOWN: Record<string, string> = {
  Product: product.name,
  legalName,
  email,
  supportEmail,
  phone,
  postalAddress: `${street}, ${city}, ${region} ${postalCode}, ${countryName}`,
};

/** With the site's own names filled in; what only a lead tells stays a place. */
export const MAIL_COPY = JSON.parse(JSON.stringify(mail), (_, text) =>
  typeof text === 'string' ? text.replace(/\{(\w+)\}/g, (place, name) => KNOWN[name] ?? place) : text,
) as typeof mail;
