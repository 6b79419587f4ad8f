// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDoors } from './doors';

const settings = {
  month: { items: 2, days: 10, rate: { lowest: 0.001, usual: 0.002 } },
  costPerView: 0.003,
  about: 'some {sum}',
  range: '{low} up to {high}',
  currencies: { own: 'USD', perUnit: { KES: 100, GHS: 10 } },
};
const field = (id: string, range: object, value: string) =>
  `<input id="${id}" data-range='${JSON.stringify(range)}' min="1" max="1" value="${value}">
   <p id="${id}-problem"></p><output data-answer></output>`;

beforeEach(() => {
  vi.stubGlobal('SCRIPT_WORDS', { number: { range: 'From {least} to {most}.' } });
  localStorage.clear();
  document.body.innerHTML = `<div data-doors='${JSON.stringify(settings)}'>
    <form data-door="earner">${field('views', { min: 50, max: 2000 }, '200')}
      <select><option value="KE" selected data-currency="KES">Kenya</option><option value="GH" data-currency="GHS">Ghana</option></select></form>
    <form data-door="advertiser"><span data-local></span>${field('budget', { min: 3, max: 10000 }, '25')}</form></div>`;
});
afterEach(() => {
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
  expect(text('[data-door=earner] output')).toBe('KES 2,000 up to KES 4,000');
  type('budget', '1.2k');
  expect(text('[data-door=advertiser] output')).toBe('400,000');
  expect(text('[data-local]')).toBe('some KES 120,000');
});

it('answers at once where the document does not say it already: restored numbers, another country', () => {
  answerDoors();
  expect(text('[data-door=earner] output')).toBe('');
  element('#views').value = '400';
  answerDoors();
  expect(text('[data-door=earner] output')).toBe('KES 800 up to KES 1,600');
  element('#views').value = '200';
  localStorage.setItem('country', 'GH');
  answerDoors();
  expect(text('[data-door=earner] output')).toBe('GHS 40 up to GHS 80');
});

it('says beside the field what it may be, and shows no sum of another number', () => {
  answerDoors();
  type('budget', '1');
  expect(text('#budget-problem')).toBe('From 3 to 10,000.');
  expect(element('#budget').getAttribute('aria-invalid')).toBe('true');
  expect(text('[data-door=advertiser] output')).toBe('–');
  expect(text('[data-local]')).toBe('');
  type('budget', '30');
  expect(text('#budget-problem')).toBe('');
  expect(element('#budget').getAttribute('aria-invalid')).toBe('false');
  expect(text('[data-local]')).toBe('some KES 3,000');
});

it('follows the country that was chosen on the page, and tells of the one chosen here', () => {
  answerDoors();
  localStorage.setItem('country', 'GH');
  dispatchEvent(new Event('country'));
  expect(element('select').value).toBe('GH');
  expect(text('[data-local]')).toBe('some GHS 250');
  element('select').value = 'KE';
  element('select').dispatchEvent(new Event('change'));
  expect(localStorage.getItem('country')).toBe('KE');
});
