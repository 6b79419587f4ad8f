import { afterEach, beforeEach, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from '../folder.fixture';
import { readContent } from '../load';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const warnings = (word: string) =>
  readContent(folder.dir, TODAY)
    .warnings.map(({ file, field, reason }) => `${file} ${field} ${reason}`)
    .filter((line) => line.includes(word));
const TEMPLATE =
  '"Say in 80 to 165 characters what readers will know afterwards: search engines show this text."';

it('an excerpt that is still the one of a new file is noted, but for a draft', () => {
  folder.write('articles/one.md', articleText({ excerpt: TEMPLATE }));
  expect(warnings('new file')).toEqual([
    'articles/one.md excerpt is still the text of a new file: write your own',
  ]);
  folder.write('articles/one.md', articleText({ excerpt: TEMPLATE, draft: 'true' }));
  expect(warnings('new file')).toEqual([]);
});

it('a balance that the drawn app pays out although it is below the threshold is noted', () => {
  folder.json('facts.json', (facts) => {
    facts.payoutThresholdGuide.value = 10;
    facts.exampleRate.value = 0.002;
  });
  const withViews = (views: number) => {
    folder.json('app.json', (app) => {
      app.balance.views = views;
    });
    return warnings('drawn app');
  };
  expect(withViews(5000)).toEqual([]);
  expect(withViews(4999)).toEqual([
    'app.json balance.views bring less than payoutThresholdGuide, which the drawn app could not pay out: 5000 are enough',
  ]);
});
