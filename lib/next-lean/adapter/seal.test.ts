import { describe, expect, it } from 'vitest';
import { styleSource } from '../css/stylesheets';
import { parseHtml } from './document';
import { sealProblems } from './seal';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('sealProblems', () => {
  it('accepts data, modules, styles and pictures of the site itself', () => {
    const body =
      '<link rel="canonical" href="https://example.com/"><img src="/a.svg" alt=""><img src="data:image/svg+xml,x" alt=""><a href="https://example.com">x</a><script type="application/ld+json">{}</script><script type="module" src="/assets/site.js"></script>';
    expect(sealProblems(parseHtml(page(body, '<link rel="stylesheet" href="/a.css">')), [])).toEqual([]);
  });

  it.each([
    ['<p style="color:red">x</p>', 'has style="color:red" on <p>'],
    ['<style>p{}</style>', 'has a <style> element that the policy does not list'],
    ['<script>x()</script>', 'has an inline script (type "")'],
    ['<script type="module">x()</script>', 'has an inline script (type "module")'],
    ['<button onclick="x()">x</button>', 'has onclick="…" on <button>'],
    ['<a href=" JavaScript:x()">x</a>', 'has a javascript: URL on <a>'],
    ['<iframe src="/x"></iframe>', 'has a <iframe> element'],
    [
      '<script src="https://cdn.example/x.js"></script>',
      'fetches https://cdn.example/x.js from another origin',
    ],
    ['<img src="//cdn.example/x.png" alt="">', 'fetches //cdn.example/x.png from another origin'],
    ['<img src="http://cdn.example/x.png" alt="">', 'fetches http://cdn.example/x.png from another origin'],
    [
      '<link rel="stylesheet" href="https://cdn.example/x.css">',
      'takes its styles from another origin: https://cdn.example/x.css',
    ],
    [
      '<link rel="stylesheet" href="http://cdn.example/x.css">',
      'takes its styles from another origin: http://cdn.example/x.css',
    ],
    ['<noscript><p style="x">x</p></noscript>', 'has style="x" on <p>'],
    ['<template><p style="x">x</p></template>', 'has style="x" on <p>'],
    ['<svg><rect style="x"></rect></svg>', 'has style="x" on <rect>'],
  ])('refuses %s', (body, problem) => {
    expect(sealProblems(parseHtml(page(body)), [])).toEqual([problem]);
  });

  it('accepts exactly the styles that the policy lists', () => {
    const listed = [styleSource('p{color:red}')];
    const problems = (css: string) => sealProblems(parseHtml(page('', `<style>${css}</style>`)), listed);
    expect(problems('p{color:red}')).toEqual([]);
    expect(problems('p{color:red} ')).toHaveLength(1);
  });

  it('names every offender', () => {
    expect(sealProblems(parseHtml(page('<p style="a">x</p><p style="b">x</p>')), [])).toHaveLength(2);
  });
});
