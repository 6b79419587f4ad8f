import { describe, expect, it } from 'vitest';
import { type ModuleNames, strayClientModules } from './client-code';
import { parseFlight } from './flight';

const NAMES: ModuleNames = new Map([
  ['1', '[project]/node_modules/next/dist/esm/client/components/layout-router.js'],
  ['2', '[project]/components/Pricing.tsx'],
  ['3', '[project]/node_modules/next/dist/client/app-dir/link.js'],
  ['4', '[project]/app/global-error.tsx'],
]);
const MODULES = 'a:I[1,[],"default"]\nb:I[2,[],"Pricing"]\n';

const strayIn = (rows: string) =>
  strayClientModules(parseFlight(Buffer.from(rows)), NAMES).map(({ name }) => name);
const island = (children: string) => `["$","div",null,{"data-island":"x","children":${children}}]`;

describe('strayClientModules', () => {
  it('accepts a client component inside an Island, at any depth and through references', () => {
    const rows = `${MODULES}0:["$","$La",null,{"children":${island('["$","p",null,{"children":"$Lc"}]')}}]\nc:["$","$Lb",null,{}]\n`;
    expect(strayIn(rows)).toEqual([]);
  });

  it('names one outside', () => {
    expect(strayIn(`${MODULES}0:["$","$La",null,{"children":["$","$Lb",null,{}]}]\n`)).toEqual([
      'components/Pricing.tsx',
    ]);
  });

  it('names one that stands inside an Island and outside', () => {
    const rows = `${MODULES}0:[${island('["$","$Lb",null,{}]')},["$","aside",null,{"children":"$0:0:props:children"}]]\n`;
    expect(strayIn(rows)).toEqual(['components/Pricing.tsx']);
  });

  it('is not fooled by a prop of a component that looks like an Island', () => {
    expect(strayIn(`${MODULES}0:["$","$La",null,{"data-island":"x","children":"$Lb"}]\n`)).toEqual([
      'components/Pricing.tsx',
    ]);
  });

  it('counts a module that the walk does not reach, and one that no manifest knows', () => {
    expect(strayIn(`${MODULES}c:I[9,[],"x"]\n0:["$","$La",null,{}]\n`)).toEqual([
      'components/Pricing.tsx',
      'module 9',
    ]);
  });

  it('counts components of Next that a page chooses, but not error boundaries', () => {
    expect(strayIn('c:I[3,[],"default"]\nd:I[4,[],"default"]\n0:[["$","$Lc",null,{}],"$d"]\n')).toEqual([
      'node_modules/next/dist/client/app-dir/link.js',
    ]);
  });

  it('ends on rows that refer to each other', () => {
    expect(strayIn('0:["$L1"]\n1:["$L0"]\n')).toEqual([]);
  });

  it('takes text that begins with a dollar as text', () => {
    expect(
      strayIn(
        `${MODULES}0:["$$b","$undefined","$D2024-03-20","$Sreact.suspense",${island('["$La","$Lb"]')}]\n`,
      ),
    ).toEqual([]);
  });
});
