import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMoney } from './check-money';
import type { Problem } from './problems';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'articles'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('names file, line and what to write for each typed amount, in copy of every kind', () => {
  writeFileSync(join(dir, 'faqs.json'), '{\n  "answer": "It is $5."\n}');
  writeFileSync(join(dir, 'articles', 'a.md'), '---\n---\n{{earn views=10}}\n\nor 500 shillings');
  writeFileSync(join(dir, 'facts.json'), '{ "text": "$5" }');
  const problems: Problem[] = [];
  checkMoney(dir, new Set(), (problem) => problems.push(problem));
  expect(problems.map(({ file, line }) => `${file} line ${line}`)).toEqual([
    'articles/a.md line 5',
    'faqs.json line 2',
  ]);
  expect(problems[1]?.reason).toContain('{{quote $5}}');
});
