// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { watchHeader } from './header';

afterEach(() => history.replaceState(null, '', 'http://localhost:3000/'));

it.each([
  ['/', ['/']],
  ['/?utm_source=wa', ['/']],
  ['/blog', ['/blog']],
  ['/blog/', ['/blog']],
  ['/blog/page/2', []],
])('at %s marks %j', (at, marked) => {
  history.replaceState(null, '', `http://localhost:3000${at}`);
  const links = ['/', '/#pricing', '/blog', 'https://other.example/blog'];
  document.body.innerHTML = `<header data-header><a href="/">Logo</a><nav>${links.map((href) => `<a href="${href}"></a>`).join('')}</nav></header>`;
  watchHeader();
  const current = [...document.querySelectorAll('a')].filter(({ ariaCurrent }) => ariaCurrent === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(marked);
});
