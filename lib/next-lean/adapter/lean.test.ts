import { describe, expect, it } from 'vitest';
import { parseHtml } from './html';
import { readFixture } from './next-16/fixture/read';
import { sealProblems } from './seal';
import { finishedHtml, type Parts, templateOf } from './template';

const parts: Parts = {
  css: 'p{color:red}',
  modules: { counter: ['/_next/static/islands/counter.js', '/_next/static/islands/shared.js'] },
  server: undefined,
};
const FORMS = '/api/leads/';
const lean = (source: string) => {
  const template = templateOf(source, FORMS);
  return { html: finishedHtml(template, parts), problems: template.problems };
};

describe('a page without an island', () => {
  it('keeps its text once, its data and the site script, and nothing of the framework', () => {
    const { html, problems } = lean(readFixture('plain'));
    expect(problems).toEqual([]);
    expect(html.split('Pesa kwa simu')).toHaveLength(2);
    expect(html.replace(/(?:word ){240}/, '… ')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Plain</title></head><body><main><h1>Page 4 of 5</h1><div><p>Pesa kwa simu — “é” … </p></div><script type="application/ld+json">{"@type":"Thing"}</script></main><script type="module" src="/assets/site-ABCDEFGH.js"></script></body></html>',
    );
    expect(sealProblems(parseHtml(html))).toEqual([]);
  });
});

describe('a page with an island', () => {
  it('names what to fetch on the island itself, and is left with no script of the framework either', () => {
    const { html, problems } = lean(readFixture('island'));
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<div data-island="counter" data-modules="/_next/static/islands/counter.js /_next/static/islands/shared.js" data-when="visible">',
    );
    expect(html.match(/<script|<link/g)).toEqual(['<script']);
    expect(html).toContain('<script type="module" src="/assets/site-ABCDEFGH.js"></script></body>');
    expect(sealProblems(parseHtml(html))).toEqual([]);
  });

  it('keeps what React hydrates against to the byte, and no comment elsewhere', () => {
    const { html } = lean(readFixture('island'));
    expect(html).toContain(
      'data-when="visible"><button type="button">&lt;/script&gt;<!-- --> <!-- -->0</button></div></main><script',
    );
    expect(html).toContain('<body><main><h1>Island 1</h1>');
  });
});

describe('styles', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  const html = readFixture('plain').replace('<title>', `${link('a')}${link('b')}<title>`);

  it('stand in the document, once, where the first stylesheet was linked', () => {
    const leaned = lean(html).html;
    expect(leaned).toContain('initial-scale=1"/><style>p{color:red}</style><title>');
    expect(leaned).not.toContain('.css');
    expect(sealProblems(parseHtml(leaned))).toEqual(['has a <style> element']);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'an inline script of somebody',
      readFixture('plain').replace('</main>', '<script>alert(1)</script></main>'),
      'has an inline script: alert(1)',
    ],
    [
      'another way to hand over the data',
      readFixture('plain').replaceAll('__next_f', '__next_g'),
      'has an inline script: (self.__next_g=self.__next_g||[]).push([0])',
    ],
    [
      'a document of another shape',
      '<!DOCTYPE html><html><head></head><body></body></html>',
      'has no script of Next 16.4, so that it cannot be told what is its own',
    ],
    [
      'an island in another, which two roots would own',
      readFixture('island').replace('<button', '<div data-island="counter"></div><button'),
      'has the island "counter" inside another',
    ],
    [
      'what the policy blocks',
      readFixture('plain').replace('<h1>', '<h1 style="x">'),
      'has style="x" on <h1>',
    ],
    [
      'styles of somebody else',
      readFixture('plain').replace('<title>', '<style>p{color:red}</style><title>'),
      'has a <style> element',
    ],
  ])('%s', (_, html, problem) => {
    expect(lean(html).problems[0]).toBe(problem);
  });
});

it('sends the forms of the site, and only those, to their server', () => {
  const form = (action: string) => `<form method="post" action="${action}"></form>`;
  const html = readFixture('plain').replace(
    '</main>',
    `${form('/api/leads/contact')}${form('/help')}</main>`,
  );
  const finished = finishedHtml(templateOf(html, FORMS), { ...parts, server: 'https://forms.example/' });
  expect(finished).toContain(form('https://forms.example/api/leads/contact'));
  expect(finished).toContain(form('/help'));
});

describe('what a template depends on', () => {
  it('is what a reader sees, and not the data that repeats it for the runtime', () => {
    const source = readFixture('island');
    const again = source.replace(/self\.__next_f\.push\(\[1,"/, '$&another build ');
    expect(again).not.toBe(source);
    expect(templateOf(again, FORMS)).toEqual(templateOf(source, FORMS));
  });

  it('names all that its styles may need: markup, islands and the words of their props', () => {
    const source = readFixture('island').replace(
      'data-island="counter"',
      '$& data-props="{&quot;tone&quot;:&quot;sun&quot;}"',
    );
    const { names, islands } = templateOf(source, FORMS);
    expect(islands).toEqual(['counter']);
    expect(names).toEqual(expect.arrayContaining(['main', 'button', 'tone', 'sun']));
  });
});
