// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDoors } from './doors';

const settings = {
  month: { items: 2, days: 10, rate: { lowest: 0.001, usual: 0.002 } },
  costPerView: 0.003,
  range: '{low} up to {high}',
  currencies: { own: 'USD', perUnit: { KES: 100, GHS: 10 } },
};
const field = (id: string, range: object, value: string, held = '') =>
  `${held && '<i>KES</i>'}<input ${held} id="${id}" data-range='${JSON.stringify(range)}' min="1" max="1" value="${value}">
   <p id="${id}-problem"></p><output data-answer></output>`;

/** What the doors follow, they would follow in the tests of other files that share this window. */
const listen = vi.spyOn(globalThis, 'addEventListener');
beforeEach(() => {
  vi.stubGlobal('SCRIPT_WORDS', { number: { range: 'From {least} to {most}.' } });
  localStorage.clear();
  document.body.innerHTML = `<div data-doors='${JSON.stringify(settings)}'>
    <form data-door="earner">${field('views', { min: 50, max: 2000 }, '200')}
      <select><option value="KE" selected data-currency="KES">Kenya</option><option value="GH" data-currency="GHS">Ghana</option></select></form>
    <form data-door="advertiser"><span data-own></span>${field('budget', { min: 3, max: 10000 }, '2,500', 'data-held="25"')}</form></div>`;
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  listen.mockClear();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.chosenCountry;
});

const element = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const text = (selector: string) => element(selector).textContent?.replace(/\u00a0/g, ' ');
function type(id: string, typed: string): void {
  element(`#${id}`).value = typed;
  element(`#${id}`).dispatchEvent(new Event('input', { bubbles: true }));
}

it('answers with sums, whatever a number is typed with', () => {
  answerDoors();
  type('views', '1 000');
  expect(text('[data-door=earner] output')).toBe('KES 2,000 up to 4,000');
  type('budget', '120k');
  expect(text('[data-door=advertiser] output')).toBe('400,000');
  expect(text('[data-own]')).toBe('$1,200.00');
  expect(element('#budget').value).toBe('120k');
});

it('answers at once where the document does not say it already: restored numbers, another country', () => {
  answerDoors();
  expect(text('[data-door=earner] output')).toBe('');
  element('#views').value = '400';
  answerDoors();
  expect(text('[data-door=earner] output')).toBe('KES 800 up to 1,600');
  element('#views').value = '200';
  element('#budget').value = '300';
  localStorage.setItem('country', 'GH');
  answerDoors();
  expect([text('i'), element('#budget').value, text('[data-own]')]).toEqual(['GHS', '300', '$30.00']);
  expect(text('[data-door=earner] output')).toBe('GHS 40 up to 80');
});

it('says beside the field what it may be, and shows no sum of another number', () => {
  answerDoors();
  type('budget', '299');
  expect(text('#budget-problem')).toBe('From 300 to 1,000,000.');
  expect(element('#budget').getAttribute('aria-invalid')).toBe('true');
  expect(text('[data-door=advertiser] output')).toBe('–');
  expect(text('[data-own]')).toBe('');
  type('budget', '3000');
  expect(text('#budget-problem')).toBe('');
  expect(element('#budget').getAttribute('aria-invalid')).toBe('false');
  expect(text('[data-own]')).toBe('$30.00');
});

it('follows the country that was chosen on the page, and tells of the one chosen here', () => {
  answerDoors();
  localStorage.setItem('country', 'GH');
  dispatchEvent(new Event('country'));
  expect(element('select').value).toBe('GH');
  expect(element('#budget').value).toBe('250');
  element('select').value = 'KE';
  element('select').dispatchEvent(new Event('change'));
  expect(localStorage.getItem('country')).toBe('KE');
});

it('keeps what a budget is worth in every country, and reads what is typed in the money of the one shown', () => {
  const live = (code: string) => {
    localStorage.setItem('country', code);
    dispatchEvent(new Event('country'));
    return [text('i'), element('#budget').value, text('[data-own]')];
  };
  answerDoors();
  type('budget', '3333');
  expect(live('GH')).toEqual(['GHS', '333', '$33.33']);
  type('views', '300');
  expect(live('KE')).toEqual(['KES', '3,333', '$33.33']);
  live('GH');
  type('budget', '300');
  expect([text('[data-own]'), text('[data-door=advertiser] output')]).toEqual(['$30.00', '10,000']);
  type('budget', '29');
  expect(text('#budget-problem')).toBe('From 30 to 100,000.');
  expect(live('KE').slice(0, 2)).toEqual(['KES', '29']);
});
