import { afterEach, expect, it, vi } from 'vitest';
import { MAIL_COPY } from './copy';
import { STEP_PAGES, stepPages } from './pages';

afterEach(() => void vi.unstubAllGlobals());

it('takes the static page of this server', async () => {
  const asked = vi.fn(async (_url: string) => new Response('<p>The page</p>'));
  vi.stubGlobal('fetch', asked);
  const log = vi.fn();
  expect(await stepPages('4000', log)('ended')).toBe('<p>The page</p>');
  expect(asked.mock.calls[0]?.[0]).toBe('http://127.0.0.1:4000/newsletter/ended');
  expect(log).not.toHaveBeenCalled();
});

it.each(STEP_PAGES)(
  'says the words of "%s" where there is no such page, and that there is none',
  async (page) => {
    const lines: string[] = [];
    const html = await stepPages(undefined, (line) => lines.push(line))(page);
    const { title, text, ...rest } = MAIL_COPY.pages[page];
    expect(html).toContain(`<h1>${title}</h1><p>${text}</p>`);
    expect(html.includes('<form method="post" data-step>')).toBe('button' in rest);
    expect(lines).toEqual([`the page /newsletter/${page} cannot be used: Error`]);
  },
);
