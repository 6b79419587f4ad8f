// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calculateEarnings } from './earnings';

const currencies = JSON.stringify({ own: 'USD', perUnit: { KES: 100 } });

beforeEach(() => {
  vi.stubGlobal('SCRIPT_WORDS', {
    number: { any: 'A number, please.' },
    calculator: {
      never: 'never',
      after: 'after {months}',
      named: 'after {months}, in {month}',
      unread: 'Unread.',
      tooMany: 'At most {most}.',
      loss: 'A loss.',
      rare: 'Over {sum}.',
    },
  });
  document.body.innerHTML = `<form data-earnings data-lowest="0.001" data-usual="0.002" data-threshold="10"
      data-megabytes="10" data-views-max="2000" data-currencies='${currencies}'>
    <input id="v" name="views" value="100"><p id="v-problem" data-earnings-problem></p>
    <input type="radio" name="items" value="2" checked><input type="range" name="days" min="8" max="12" value="10">
    <input id="r" name="refused" value="0"><p id="r-problem"></p>
    <input id="d" name="data" value=""><p id="d-problem"></p>
    <select name="currency"><option>USD</option><option>KES</option></select>
    ${['days', 'low', 'usual', 'low-payout', 'usual-payout', 'note'].map((name) => `<b data-earnings-${name}></b>`).join('')}
    <i data-earnings-low-bar></i>
  </form>`;
  calculateEarnings();
});
afterEach(() => vi.unstubAllGlobals());

const element = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const sum = (name: string) => element(`[data-earnings-${name}]`).textContent?.replace(/\u00a0/g, ' ');
function type(name: string, typed: string): void {
  element(`[name=${name}]`).value = typed;
  element(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }));
}

it('works a month out from what is typed, with its thousands', () => {
  expect([sum('low'), sum('usual')]).toEqual(['$2.00', '$4.00']);
  type('views', '1,200');
  expect([sum('low'), sum('usual')]).toEqual(['$24.00', '$48.00']);
  expect(element('[data-earnings-low-bar]').getAttribute('stroke-dasharray')).toBe('100 100');
  type('refused', '10');
  expect(sum('low')).toBe('$12.00');
  type('currency', 'KES');
  type('data', '1 000');
  expect(sum('low')).toBe('KES 1,000');
});

it.each([
  ['views', 'many', 'v', 'Unread.'],
  ['views', '5,480', 'v', 'At most 2,000.'],
  ['refused', 'two', 'r', 'A number, please.'],
  ['data', 'cheap', 'd', 'A number, please.'],
])('says beside %s what is wrong with "%s", and shows no sum', (name, typed, id, problem) => {
  type(name, typed);
  expect(element(`#${id}-problem`).textContent).toBe(problem);
  expect(element(`#${id}`).getAttribute('aria-invalid')).toBe('true');
  expect(['low', 'usual', 'low-payout', 'usual-payout', 'note'].map(sum)).toEqual(['–', '–', '–', '–', '']);
  type(name, '3');
  expect(element(`#${id}-problem`).textContent).toBe('');
  expect(sum('low')).not.toBe('–');
});
