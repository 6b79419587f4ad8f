import { expect, it } from 'vitest';
import { content } from '../content';
import { pageMetadata } from './metadata';
import { cardBytes } from './social-cards';

it('names the card of the page itself, at the size that it is drawn in', () => {
  const { openGraph } = pageMetadata('/careers');
  expect([openGraph?.images].flat()).toEqual([
    expect.objectContaining({ width: 1200, height: 630, url: `${content().site.url}/social/careers.png` }),
  ]);
});

it.each([
  ['/not-found/category', '/social/blog.png'],
  ['/sent/contact', '/social/home.png'],
])('shows on %s the card of another page', (path, card) => {
  expect(JSON.stringify(pageMetadata(path).openGraph?.images)).toContain(card);
});

it('draws no card that nobody listed', async () => {
  await expect(cardBytes('/social/nothing.png', content())).rejects.toThrow('/social/nothing.png');
});
