/** Moves events that have ended since the page was built among the past ones, the last to end first. */
export function movePastEvents(now = Date.now()): void {
  const upcoming = document.querySelector<HTMLElement>('[data-events]');
  const past = document.querySelector<HTMLElement>('[data-past-events]');
  const list = past?.querySelector('ul');
  if (!upcoming || !past || !list) return;
  // An event whose registration was opened stands at the top: its form needs the room below.
  upcoming.addEventListener('toggle', ({ target }) => showWhole(target as HTMLDetailsElement), true);
  for (const event of upcoming.querySelectorAll<HTMLElement>('[data-event-ends]')) {
    if (Date.parse(event.dataset.eventEnds ?? '') > now) continue;
    event.setAttribute('data-past', '');
    list.prepend(event);
  }
  past.hidden = list.children.length === 0;
  const count = past.querySelector('[data-past-count]');
  if (count) count.textContent = String(list.children.length);
  upcoming.toggleAttribute('data-none-left', !upcoming.querySelector('[data-event-ends]'));
}

function showWhole(opened: HTMLDetailsElement): void {
  if (opened.open) opened.closest('[data-landing]')?.scrollIntoView();
}
