import { expect, it, vi } from 'vitest';
import { COPY } from '../testing/leads.fixture';
import { STEP_PAGES, stepPage } from './follow';

const WORDS = COPY.mail.pages;

it('takes the static page of the site', async () => {
  const read = vi.fn(async (_path: string) => '<p>The page</p>');
  const log = vi.fn();
  expect(await stepPage('ended', { copy: COPY, readPage: read, log })).toBe('<p>The page</p>');
  expect(read).toHaveBeenCalledExactlyOnceWith('/newsletter/ended');
  expect(log).not.toHaveBeenCalled();
});

it.each(STEP_PAGES)(
  'says the words of "%s" where there is no such page, and that there is none',
  async (page) => {
    const lines: string[] = [];
    const none = () => Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' }));
    const html = await stepPage(page, { copy: COPY, readPage: none, log: (line) => lines.push(line) });
    const { title, text, ...rest } = WORDS[page];
    expect(html).toContain(`<h1>${title}</h1><p>${text}</p>`);
    expect(html.includes('<form method="post">')).toBe('button' in rest);
    expect(lines).toEqual([`the page /newsletter/${page} cannot be used: ENOENT`]);
  },
);
