import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SampleLine } from './SampleLine';

const line = (...samples: (boolean | undefined)[]) =>
  renderToStaticMarkup(<SampleLine note="Example sessions" of={samples.map((sample) => ({ sample }))} />);

it('stands once at the head of a group that holds a sample', () => {
  expect(line(true, true)).toMatch(/^<p data-sample=""[^>]*>Example sessions<\/p>$/);
  expect(line(false, true)).toBe(line(true));
});

it('goes with the last sample of the group', () => {
  expect([line(false, undefined), line(false), line()]).toEqual(['', '', '']);
});
