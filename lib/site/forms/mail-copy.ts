/** What the server writes by email, and the pages that its links lead to. lib/content validates the files. */
import mail from '@/content/mail.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { filledForms } from './copy';

const { product, legalName, email, supportEmail, phone, address } = site;
const { street, city, region, postalCode, countryName } = address;
/** With the site's own names filled in; what only a lead tells stays a place. */
export const MAIL_COPY = filledForms(mail, {
  '{Product}': product.name,
  '{legalName}': legalName,
  '{email}': email,
  '{supportEmail}': supportEmail,
  '{phone}': phone,
  '{postalAddress}': `${street}, ${city}, ${region} ${postalCode}, ${countryName}`,
});
