import { beforeAll, describe, expect, it } from 'vitest';
import type { ModuleNames } from './client-code';
import { readModuleNames } from './client-manifests';
import { parseHtml } from './document';
import { MANIFEST_FILE, readFixture } from './fixture/read';
import { leanDocument } from './lean';
import { sealProblems } from './seal';

let names: ModuleNames;
beforeAll(async () => {
  names = await readModuleNames([MANIFEST_FILE]);
});

describe('a page without an island', () => {
  it('keeps its text once, its data and the site script, and nothing of the framework', () => {
    const { html, islands, scripts, bootstrap, problems } = leanDocument(
      parseHtml(readFixture('plain')),
      names,
    );
    expect({ islands, scripts, bootstrap, problems }).toEqual({
      islands: [],
      scripts: [],
      bootstrap: undefined,
      problems: [],
    });
    expect(html.split('Pesa kwa simu')).toHaveLength(2);
    expect(html.replace(/(?:word ){240}/, '… ')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Plain</title></head><body><main><h1>Page 4 of 5</h1><div><p>Pesa kwa simu — “é” … </p></div><script type="application/ld+json">{"@type":"Thing"}</script></main><script type="module" src="/assets/site-ABCDEFGH.js"></script></body></html>',
    );
    expect(sealProblems(parseHtml(html))).toEqual([]);
  });
});

describe('a page with an island', () => {
  it('moves its scripts into one file and lists what to fetch, the file first, each once', () => {
    const { html, islands, scripts, bootstrap, problems } = leanDocument(
      parseHtml(readFixture('island')),
      names,
    );
    expect(problems).toEqual([]);
    expect(islands).toEqual(['counter']);
    expect(bootstrap?.url).toMatch(/^\/_next\/static\/chunks\/bootstrap-[0-9a-f]{16}\.js$/);
    expect(scripts[0]).toBe(bootstrap?.url);
    expect(scripts).toHaveLength(new Set(scripts).size);
    expect(scripts.slice(1).every((url) => url.startsWith('/_next/static/chunks/'))).toBe(true);
    expect(html).toContain(
      `<script type="application/json" id="island-scripts">${JSON.stringify(scripts)}</script></body>`,
    );
    expect(html).not.toContain('__next_f');
    expect(html).not.toContain('rel="preload" as="script"');
    expect(sealProblems(parseHtml(html))).toEqual([]);
  });

  it('keeps what React hydrates against, to the byte', () => {
    const { html } = leanDocument(parseHtml(readFixture('island')), names);
    const body =
      '<div hidden=""><!--$--><!--/$--></div><main><h1>Island <!-- -->1</h1><div data-island="counter" data-when="visible"><button type="button">&lt;/script&gt;<!-- --> <!-- -->0</button></div></main>';
    expect(readFixture('island')).toContain(body);
    expect(html).toContain(body);
  });

  it('writes a bootstrap that hands the data over at once, and starts the runtime when it is told to', () => {
    const { bootstrap } = leanDocument(parseHtml(readFixture('island')), names);
    const self: { __next_f?: unknown[][]; TURBOPACK?: unknown[]; startIslands?: () => void } = {};
    new Function('self', 'globalThis', bootstrap?.source ?? '')(self, self);
    expect(self.__next_f?.[0]).toEqual([0]);
    expect(String(self.__next_f?.[1]?.[1])).toContain('</script>');
    expect(self.TURBOPACK).toBeUndefined();
    self.startIslands?.();
    expect(self.TURBOPACK).toEqual([expect.objectContaining({ runtimeModuleIds: [expect.any(Number)] })]);
  });
});

describe('what is refused', () => {
  it.each([
    ['stray', 'components/lab/Counter.tsx'],
    ['link', 'node_modules/next/dist/client/app-dir/link.js'],
    ['clientpage', 'app/clientpage/page.tsx'],
  ] as const)('client code outside an Island (%s)', (fixture, component) => {
    expect(leanDocument(parseHtml(readFixture(fixture)), names).problems).toEqual([
      `renders client code outside an Island: ${component}`,
    ]);
  });

  it.each([
    [
      'an inline script of somebody',
      (html: string) => html.replace('</main>', '<script>alert(1)</script></main>'),
      /not Next's own: alert\(1\)/,
    ],
    [
      'a document without flight data',
      (html: string) => html.replace(/<script>self\.__next_f.*?<\/script>/s, ''),
      /shape that Next 16\.4 renders/,
    ],
    [
      'a document without a runtime',
      (html: string) => html.replace(/<script id="_R_">.*?<\/script>/s, ''),
      /shape that Next 16\.4 renders/,
    ],
    [
      'another way to hand over the data',
      (html: string) => html.replaceAll('__next_f', '__next_g'),
      /not Next's own: \(self\.__next_g/,
    ],
    [
      'flight data cut short',
      (html: string) => html.replace(/\\n"\]\)<\/script><\/body>/, '"])</script></body>'),
      /has flight row .+ is cut short/,
    ],
  ])('%s', (_, change, reason) => {
    const changed = change(readFixture('plain'));
    expect(changed).not.toBe(readFixture('plain'));
    const { problems } = leanDocument(parseHtml(changed), names);
    expect(
      problems.some((problem) => reason.test(problem)),
      problems.join('\n'),
    ).toBe(true);
  });
});
