import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkForms } from './check-forms';
import { type ContentFolder, contentFolder } from './folder.fixture';
import type { Problem } from './problems';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const problems = () => {
  const found: Problem[] = [];
  checkForms(folder.dir, (problem) => found.push(problem));
  return found;
};

it('names a placeholder that a visitor would read as it is typed, with its line', () => {
  expect(problems()).toEqual([]);
  folder.write('forms.json', '{\n  "contact": { "title": "Write to {Product}" }\n}');
  expect(problems()).toEqual([
    {
      file: 'forms.json',
      field: '(text)',
      line: 2,
      reason: '{Product} would be shown as it is typed: the words of forms take no placeholders',
    },
  ]);
});
