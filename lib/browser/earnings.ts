import { litUpTo } from '../drawing/slider';
import { earningsADay, earningsAMonth } from '../money/earnings';
import { formatCount, formatRange } from '../money/format';

/** Works out each calculator on the page (components/earnings) again whenever its views or items change. */
export function calculateEarnings(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-earnings]')) {
    const update = () => show(form);
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => event.preventDefault());
    // What the browser restored on the way back is not announced by an event.
    update();
  }
}

function show(form: HTMLFormElement): void {
  const data = new FormData(form);
  const views = Number(data.get('views'));
  const perView = { low: Number(form.dataset.perViewMin), high: Number(form.dataset.perViewMax) };
  const day = earningsADay(views, Number(data.get('items')), perView);
  say(form, 'views', formatCount(views));
  say(form, 'day', formatRange(day));
  say(form, 'month', formatRange(earningsAMonth(day)));

  const slider = form.querySelector<HTMLInputElement>('input[type=range]');
  if (!slider) return;
  const lit = litUpTo(views, Number(slider.min), Number(slider.max));
  form.querySelector('[data-slider-lit]')?.setAttribute('x2', lit);
}

/** Each text is the only child of an element with `suppressHydrationWarning`, which React leaves as it finds it. */
function say(form: HTMLFormElement, name: string, text: string): void {
  const element = form.querySelector(`[data-earnings-${name}]`);
  if (element && element.textContent !== text) element.textContent = text;
}
