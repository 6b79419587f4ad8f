/** Names and addresses of the forms, for the browser too. */

/** The forms of the site: the last part of each endpoint's URL and the key of its copy. */
export const FORM_NAMES = ['contact', 'partner', 'newsletter', 'event'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Specification §2, partners page. */
export const PARTNERSHIP_TYPES = ['advertising', 'technology', 'strategic', 'affiliate'] as const;

/** The honeypot: people neither see nor reach it, programs that fill every field do. */
export const HONEYPOT = 'website';

/** @returns whether `name`, from a URL, is a form of this site */
export function isFormName(name: string): name is FormName {
  return (FORM_NAMES as readonly string[]).includes(name);
}

/** @returns URL path that a form posts to, with and without JavaScript */
export function endpointOf(form: FormName): string {
  return `/api/leads/${form}`;
}

/**
 * @param event one of which the page has the calendar file
 * @returns URL path of the page that confirms a submission without JavaScript
 */
export function sentPageOf(form: FormName, event?: string): string {
  return event ? `/sent/${form}/${event}` : `/sent/${form}`;
}

/** Page that asks a subscriber without JavaScript to look for a mail. */
export const UNCONFIRMED_PAGE = '/sent/newsletter/unconfirmed';

/** @returns URL path of the page that holds nothing but the form */
export function formPageOf(form: FormName): string {
  return `/forms/${form}`;
}
