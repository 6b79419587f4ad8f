import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination';

const words = {
  label: 'Pages',
  previous: 'Back',
  next: 'On',
  where: '',
  page: 'Page {item}',
  numbered: '',
  numberedText: '',
  feed: '',
};
const pages = (page: number) =>
  renderToStaticMarkup(
    <Pagination page={page} pages={3} hrefOf={(n) => `/blog/page/${n}`} words={words} />,
  ).match(/<a [^>]*>/g) ?? [];

it('marks the page that is shown, and no other', () => {
  const current = pages(2).filter((link) => link.includes('aria-current="page"'));
  expect(current).toHaveLength(1);
  expect(current[0]).toContain('href="/blog/page/2"');
});

it('leads one page back and on, where there is one', () => {
  const steps = (page: number) =>
    pages(page).flatMap((link) => /href="([^"]+)" rel="(prev|next)"/.exec(link)?.slice(1) ?? []);
  expect(steps(1)).toEqual(['/blog/page/2', 'next']);
  expect(steps(2)).toEqual(['/blog/page/1', 'prev', '/blog/page/3', 'next']);
  expect(steps(3)).toEqual(['/blog/page/2', 'prev']);
});
