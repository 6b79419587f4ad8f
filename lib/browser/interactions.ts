/**
 * Reports what is pressed, followed, opened and searched, from attributes of the HTML:
 * `data-track="<button name>"` on a button or a call to action, `data-blog-action="<action>"` (and `data-post-title`
 * where its text does not name the post) on links and forms of the blog, `data-faq` on a question's `<details>`.
 * Delegated from the document, so that HTML which arrives later and behaviours loaded on demand need no code.
 */
import type { BlogAction } from '@/lib/analytics/events';
import { nameFromText, reportedUrl } from '@/lib/analytics/link';
import { track } from '@/lib/analytics/track';

/** Starts reporting; listeners capture, since `toggle` does not bubble and others may stop what does. */
export function reportInteractions(): void {
  document.addEventListener('click', reportPress, true);
  // The middle button opens a link too, and fires no click.
  document.addEventListener('auxclick', (event) => event.button === 1 && reportPress(event), true);
  document.addEventListener('submit', ({ target }) => reportBlogAction(target), true);
  document.addEventListener('toggle', ({ target }) => reportQuestion(target), true);
}

function reportPress({ target, isTrusted }: Event): void {
  // A press on an island that is not ready yet is repeated by script afterwards (island-input.ts).
  if (!isTrusted || !(target instanceof Element)) return;
  const button_name = target.closest<HTMLElement>('[data-track]')?.dataset.track;
  if (button_name) track('button_click', { button_name });
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // A call to action is both a named button and a link that is followed, and reports both.
  if (link) track('link_click', { link_name: nameOf(link), link_url: reportedUrl(link.href) });
  reportBlogAction(target.closest('[data-blog-action]:not(form)'));
}

function reportBlogAction(element: EventTarget | null): void {
  if (!(element instanceof HTMLElement) || !element.dataset.blogAction) return;
  const post_title = element.dataset.postTitle ?? nameOf(element);
  track('blog_interaction', { post_title, action: element.dataset.blogAction as BlogAction });
}

function reportQuestion(details: EventTarget | null): void {
  if (!(details instanceof HTMLDetailsElement) || !details.open || !('faq' in details.dataset)) return;
  track('faq_opened', { question: nameFromText(details.querySelector('summary')?.textContent ?? '') });
}

function nameOf(element: HTMLElement): string {
  return nameFromText(element.getAttribute('aria-label') ?? element.textContent ?? '');
}
