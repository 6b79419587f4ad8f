import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems';
import type { Fact, Facts } from '../schemas/base';
import { checkNamedArticles, checkReferences, checkTitles, type Titled } from './across-files';

describe('references', () => {
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
    expect(problemsOf(files({ start: 2.9 }))).toMatchObject([
      { file: 'pricing.json', field: 'budget.start' },
    ]);
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
});

describe('titles', () => {
  const TODAY = '2030-06-15';
  const page = (name: string, rest: Partial<Titled> = {}): Titled => ({
    file: `${name}.md`,
    path: `/${name}`,
    title: name,
    ...rest,
  });

  /** @returns the places of all problems, as `file field` */
  function found(pages: Titled[], articles: Titled[] = [], facts: Record<string, Fact> = {}): string[] {
    const places: string[] = [];
    const report = ({ file, field }: { file: string; field: string }) => places.push(`${file} ${field}`);
    checkTitles({ pages, articles, facts }, TODAY, report, report);
    return places;
  }

  it('a title belongs to the page that has it first, in any case', () => {
    expect(found([page('a'), page('b')], [page('c'), page('d')])).toEqual([]);
    expect(found([page('a'), page('b', { title: 'A', entry: '1.' })])).toEqual(['b.md 1.title']);
    expect(found([page('a')], [page('b', { title: 'A' }), page('c', { title: 'A' })])).toEqual([
      'b.md title',
      'c.md title',
    ]);
  });

  it('two articles of one title are told of elsewhere', () => {
    expect(found([], [page('a'), page('b', { title: 'a' })])).toEqual([]);
  });

  it.each([
    [undefined, []],
    ['legalUpdated', []],
    ['2030-06-16', []],
    ['2030-06-17', ['a.md updated']],
  ])('a page may have changed on %s', (updated, places) => {
    expect(found([page('a', { updated })])).toEqual(places);
  });

  it('a text that appears later may change until then', () => {
    const updated = '2030-07-01';
    expect(found([], [page('a', { published: updated, updated })])).toEqual([]);
    expect(found([], [page('a', { published: '2030-06-30', updated })])).toEqual(['a.md updated']);
  });

  it('a fact of a day to come is told once, whatever it dates', () => {
    const legal = { text: '{date}', date: '2030-07-01', spec: 'ours' };
    expect(found([page('a', { updated: 'legal' }), page('b', { updated: 'legal' })], [], { legal })).toEqual([
      'facts.json legal.date',
    ]);
  });
});
