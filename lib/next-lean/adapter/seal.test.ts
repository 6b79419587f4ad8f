import { describe, expect, it } from 'vitest';
import { parseHtml } from './html';
import { sealProblems } from './seal';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('sealProblems', () => {
  it('accepts data, modules, styles and pictures of the site itself', () => {
    const body =
      '<link rel="canonical" href="https://example.com/"><img src="/a.svg" alt=""><img src="data:image/svg+xml,x" alt=""><a href="https://example.com">x</a><script type="application/ld+json">{}</script><script type="module" src="/assets/site.js"></script>';
    expect(sealProblems(parseHtml(page(body, '<link rel="stylesheet" href="/a.css">')), [])).toEqual([]);
  });

  it('accepts the inline scripts that the site names, to the letter', () => {
    const problems = (script: string) =>
      sealProblems(parseHtml(page(`<script>${script}</script>`)), ['own()']);
    expect(problems('own()')).toEqual([]);
    expect(problems('own();x()')).toEqual(['has an inline script: own();x()']);
  });

  it.each([
    ['<p style="color:red">x</p>', 'has style="color:red" on <p>'],
    ['<style>p{}</style>', 'has a <style> element'],
    ['<script>x()</script>', 'has an inline script: x()'],
    ['<script type="module">x()</script>', 'has an inline script: x()'],
    ['<button onclick="x()">x</button>', 'has onclick="…" on <button>'],
    ['<a href=" JavaScript:x()">x</a>', 'has a javascript: URL on <a>'],
    ['<iframe src="/x"></iframe>', 'has a <iframe> element'],
    [
      '<script src="https://cdn.example/x.js"></script>',
      'fetches https://cdn.example/x.js from another origin',
    ],
    ['<img src="//cdn.example/x.png" alt="">', 'fetches //cdn.example/x.png from another origin'],
    ['<img src="http://cdn.example/x.png" alt="">', 'fetches http://cdn.example/x.png from another origin'],
    ['<form><button formaction="javascript:x()">x</button></form>', 'has a javascript: URL on <button>'],
    ['<form action="javascript:x()"></form>', 'has a javascript: URL on <form>'],
    ['<noscript><p style="x">x</p></noscript>', 'has style="x" on <p>'],
    ['<template><p style="x">x</p></template>', 'has style="x" on <p>'],
    ['<svg><rect style="x"></rect></svg>', 'has style="x" on <rect>'],
  ])('refuses %s', (body, problem) => {
    expect(sealProblems(parseHtml(page(body)), [])).toEqual([problem]);
  });

  it.each([
    '<img srcset="/a.png 1x, URL 2x" alt="">',
    '<img srcset="/a.png 1x,URL 2x" alt="">',
    '<img srcset="URL" alt="">',
    '<picture><source srcset="URL 300w"></picture>',
    '<video poster="URL"></video>',
    '<video><track src="URL"></video>',
    '<audio src="URL"></audio>',
    '<input type="image" src="URL" alt="">',
    '<svg><image href="URL"></image></svg>',
    '<svg><image xlink:href="URL"></image></svg>',
    '<svg><use href="URL"></use></svg>',
    '<svg><filter><feImage href="URL"></feImage></filter></svg>',
    '<link rel="stylesheet" href="URL">',
    '<link rel="preload" as="font" href="URL">',
    '<link rel="preload" as="image" imagesrcset="URL 1x">',
    '<link rel="modulepreload" href="URL">',
    '<link rel="prefetch" href="URL">',
    '<link rel="shortcut icon" href="URL">',
    '<link rel="apple-touch-icon" href="URL">',
    '<link rel="manifest" href="URL">',
  ])('refuses %s of another origin', (body) => {
    const problems = (url: string) => sealProblems(parseHtml(page(body.replace('URL', url))), []);
    for (const url of ['https://cdn.example/x', 'http://cdn.example/x', '//cdn.example/x']) {
      expect(problems(url)).toEqual([`fetches ${url} from another origin`]);
    }
    for (const url of ['/x', 'data:image/png;base64,iVBO//x']) expect(problems(url)).toEqual([]);
  });

  it('lets a page link to other sites', () => {
    const links = ['canonical', 'alternate', 'author'].map(
      (rel) => `<link rel="${rel}" href="https://other.example/">`,
    );
    const body = '<a href="https://other.example/">x</a><svg><a href="https://other.example/">x</a></svg>';
    expect(sealProblems(parseHtml(page(body, links.join(''))), [])).toEqual([]);
  });

  it('names every offender', () => {
    expect(sealProblems(parseHtml(page('<p style="a">x</p><p style="b">x</p>')), [])).toHaveLength(2);
  });
});
