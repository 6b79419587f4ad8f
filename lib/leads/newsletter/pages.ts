import { barePage, fromPage } from '../pages';
import type { LeadsCopy } from '../settings';

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

/** @returns what gives the HTML of a page */
export function stepPages(
  copy: LeadsCopy['mail']['pages'],
  pages: Parameters<typeof fromPage>[2],
): (page: StepPage) => Promise<string> {
  return (page) => {
    const { title, text, button } = copy[page];
    const form = button ? `<form method="post" data-step><button>${button}</button></form>` : '';
    return fromPage(`/newsletter/${page}`, barePage(title, `<p>${text}</p>${form}`), pages);
  };
}
