/**
 * Reports what is pressed, followed, opened and sent, from attributes of the HTML:
 * - `data-track="<button name>"` on a call to action, or on a button whose text is not name enough;
 * - `data-in-place` on a link that a behaviour answers on the page itself, so that nobody goes anywhere;
 * - `data-blog-action="<action>"` on a link, a button or a search field of the blog, or around a form of it, with
 *   `data-post-title` on or around it where neither its own text nor its card names what it acts on;
 * - `data-question="<question>"` on its `<details>`;
 * - `data-form-sent="<form>"` on the page where a form ends that was sent without its island, with what that page says to
 *   somebody who only opened it in `data-unsent-title` and `data-unsent-text`.
 * Delegated from the document, so that HTML which arrives later and behaviours loaded on demand need no code.
 */
import type { BlogAction } from '@/lib/browser/analytics/catalogue';
import { track } from '@/lib/browser/analytics/track';
import type { FormName } from '@/lib/leads/forms';

/** Starts reporting; listeners capture, since `toggle` does not bubble and others may stop what does. */
export function reportInteractions(): void {
  document.addEventListener('click', reportPress, true);
  // The middle button opens a link too, and fires no click.
  document.addEventListener('auxclick', (event) => event.button === 1 && reportPress(event), true);
  addEventListener('analytics', reportSubscription);
  document.addEventListener('tabselect', ({ target }) => reportTab(target));
  document.addEventListener('change', reportSearch, true);
  document.addEventListener('toggle', ({ target }) => reportQuestion(target), true);
  reportPlainSubmission();
}

function reportPress(event: Event): void {
  const { target, isTrusted } = event;
  // A press on an island that is not ready yet is repeated by script afterwards (island-input.ts).
  if (!isTrusted || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-track], button, [role="tab"]');
  if (button && !isImplicit(event, button))
    track('button_click', { button_name: button.dataset.track ?? nameOf(button) });
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // A call to action is both a named button and a link that is followed, and reports both.
  if (link && link.role !== 'tab' && !('inPlace' in link.dataset))
    track('link_click', { link_name: nameOf(link), link_url: reportedUrl(link.href, location.origin) });
  reportBlogAction(target.closest<HTMLElement>('a[data-blog-action], button[data-blog-action]'));
}

/** Subscribing counts once it has succeeded, which the form itself reports. */
function reportSubscription({ detail }: WindowEventMap['analytics']): void {
  if (detail.event !== 'form_submit' || detail.form_name !== 'newsletter') return;
  reportBlogAction(document.querySelector<HTMLElement>('[data-blog-action="subscribe"]'));
}

function reportTab(tab: EventTarget | null): void {
  if (tab instanceof HTMLElement) track('button_click', { button_name: nameOf(tab) });
}

/** Enter in a field clicks its form's button, which nobody pressed. */
function isImplicit(event: Event, button: HTMLElement): boolean {
  return event instanceof MouseEvent && event.detail === 0 && document.activeElement !== button;
}

/** A search counts when its words stand, by Enter or by moving on; the words themselves are nobody's business. */
function reportSearch({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.blogAction && target.value)
    reportBlogAction(target);
}

function reportBlogAction(element: HTMLElement | null): void {
  if (!element) return;
  const named = element.closest<HTMLElement>('[data-post-title]')?.dataset.postTitle;
  const card = element.closest('[data-card]')?.querySelector<HTMLElement>('h2, h3');
  const post_title = named ?? nameOf(card ?? element);
  track('blog_interaction', { post_title, action: element.dataset.blogAction as BlogAction });
}

function reportQuestion(details: EventTarget | null): void {
  if (!(details instanceof HTMLDetailsElement) || !details.open) return;
  const { question } = details.dataset;
  if (question) track('faq_opened', { question });
}

/** A form that was taken answers with a redirect: reloading the page, or only opening it, sends nothing. */
function reportPlainSubmission(): void {
  const page = document.querySelector<HTMLElement>('[data-form-sent]');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || visit?.type !== 'navigate') return;
  if (visit.redirectCount > 0) track('form_submit', { form_name: page.dataset.formSent as FormName });
  // A server elsewhere that took the form hides its redirect, and leaves where the form stood as the referrer.
  else if (document.referrer === '') {
    const [title, text] = page.querySelectorAll('h1, h1 ~ p');
    if (title) title.textContent = page.dataset.unsentTitle ?? '';
    if (text) text.textContent = page.dataset.unsentText ?? '';
    page.dataset.unsentTitle = '';
  }
}

function nameOf(element: HTMLElement): string {
  return nameFromText(element.getAttribute('aria-label') ?? element.textContent ?? '');
}

/** Room for every title and question whole; only a card that is one link has more text. GA4 itself cuts at 100. */
const NAME_LENGTH = 200;

/** @returns an element's text in one line of at most 200 characters */
export function nameFromText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
}

/**
 * @param origin of this site
 * @returns the address without what a visitor may have typed: the text of a message, or the words of a search, which
 *   every anchor on the page of its results carries on
 */
export function reportedUrl(href: string, origin: string): string {
  const { protocol, origin: target } = new URL(href);
  return protocol === 'mailto:' || target === origin ? href.replace(/\?[^#]*/, '') : href;
}
