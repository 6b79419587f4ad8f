import { expect, it } from 'vitest';
import type { Problem } from '../problems';
import type { Facts } from '../schemas/facts';
import { checkNamedArticles, checkReferences } from './references';

/** The least of each file that is read here. */
const files = ({
  hosts = ['ada'],
  people = ['ada', 'ben'],
  currency = 'USD',
  ratesFor = 'USD',
  mainMarket = 'KE',
  start = 3,
}) =>
  ({
    events: { events: hosts.map((host) => ({ host })) },
    authors: people.map((id) => ({ id })),
    site: { currency, mainMarket },
    pricing: { ratesFor, budget: { start }, countries: [{ code: 'KE' }, { code: 'GH' }] },
  }) as unknown as Parameters<typeof checkReferences>[0];

function problemsOf(read: Parameters<typeof checkReferences>[0]): Problem[] {
  const problems: Problem[] = [];
  checkReferences(read, { minimumBudget: { value: 3 } } as Facts, (problem) => problems.push(problem));
  return problems;
}

it('accepts hosts who are authors, and rates for the currency of the site', () => {
  expect(problemsOf(files({ hosts: ['ada', 'ben'] }))).toEqual([]);
});

it('names the event whose host is nobody, and who may be meant', () => {
  expect(problemsOf(files({ hosts: ['ben', 'adda'] }))).toEqual([
    {
      file: 'events.json',
      field: 'events.1.host',
      reason: '"adda" is not in authors.json: did you mean "ada"?',
    },
  ]);
});

it('names a main market that has no prices', () => {
  expect(problemsOf(files({ mainMarket: 'KN' }))).toEqual([
    expect.objectContaining({ file: 'site.json', field: 'mainMarket' }),
  ]);
});

it('names rates for another currency', () => {
  expect(problemsOf(files({ currency: 'KES' }))).toEqual([
    {
      file: 'pricing.json',
      field: 'ratesFor',
      reason: 'holds rates for one USD, but site.json states amounts in KES: give the rates for that',
    },
  ]);
});

it('names a budget below the smallest campaign', () => {
  expect(problemsOf(files({ start: 3 }))).toEqual([]);
  expect(problemsOf(files({ start: 2.9 }))).toMatchObject([{ file: 'pricing.json', field: 'budget.start' }]);
});

it.each(['authors', 'events', 'site', 'pricing'] as const)(
  'judges nothing by %s that cannot be read',
  (name) => {
    const wrong = files({ hosts: ['nobody'], currency: 'KES' });
    expect(problemsOf({ ...wrong, [name]: undefined })).toHaveLength(1);
  },
);

it('names articles that a page or a topic leads to and that are not there', () => {
  const problems: Problem[] = [];
  const read = {
    pages: [{ reads: ['first-month'] }, { reads: ['first-month', 'frist-month'] }],
    categories: { topics: [{ first: ['gone'] }, {}] },
    markdownPages: new Map([['a', { file: 'pages/a.md', front: { reads: ['lost'] } }]]),
  } as unknown as Parameters<typeof checkNamedArticles>[0];
  checkNamedArticles(read, new Set(['first-month']), (problem) => problems.push(problem));
  expect(problems).toEqual([
    {
      file: 'pages.json',
      field: '1.reads.1',
      reason: 'no article has the id "frist-month": did you mean "first-month"?',
    },
    { file: 'pages/a.md', field: 'reads.0', reason: 'no article has the id "lost"' },
    { file: 'categories.json', field: 'topics.0.first.0', reason: 'no article has the id "gone"' },
  ]);
});
