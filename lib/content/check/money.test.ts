import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testModel } from '../../money/model.fixture';
import type { Problem } from '../problems';
import { checkMoney } from './typed-amounts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'articles'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('warns with file and line of each amount of ours, in copy of every kind', () => {
  writeFileSync(join(dir, 'faqs.json'), '{\n  "answer": "It is $5."\n}');
  writeFileSync(join(dir, 'articles', 'a.md'), '---\n---\n{{earn views=10}}\n\nor KES 390');
  writeFileSync(join(dir, 'facts.json'), '{ "text": "$5" }');
  const warnings: Problem[] = [];
  checkMoney(dir, testModel(), (warning) => warnings.push(warning));
  expect(warnings.map(({ file, line }) => `${file} line ${line}`)).toEqual([
    'articles/a.md line 5',
    'faqs.json line 2',
  ]);
});
