import { expect, it } from 'vitest';
import type { Fact } from '../schemas/facts';
import { checkTitles, type Titled } from './titles';

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
