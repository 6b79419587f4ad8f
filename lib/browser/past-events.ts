/** Marks events that have ended since the page was built `data-past`, and their list once none is left. */
export function markPastEvents(now = Date.now()): void {
  for (const event of document.querySelectorAll<HTMLElement>('[data-event-ends]')) {
    const ended = Date.parse(event.dataset.eventEnds ?? '') <= now;
    if (ended) event.setAttribute('data-past', '');
  }
  for (const list of document.querySelectorAll('[data-events]')) {
    const left = list.querySelector('[data-event-ends]:not([data-past])');
    list.toggleAttribute('data-none-left', !left);
  }
}
