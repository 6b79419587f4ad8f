import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../../drawing/photo/make';
import { feedXml } from '../../site/blog/feeds';
import { sitePictures } from '../../site/pictures';
import { articleText, type ContentFolder, contentFolder, loadContent, TODAY } from '../folder.fixture';
import { readContent } from '../load';
import { readPicture } from '../pictures';

let folder: ContentFolder;
beforeEach(async () => {
  folder = contentFolder();
  mkdirSync(join(folder.dir, 'articles', 'pictures'));
  await picture('Photo one.jpg', 1600, 900);
});
afterEach(() => folder.remove());

const path = (name: string) => join(folder.dir, 'articles', 'pictures', name);
function picture(name: string, width: number, height: number, orientation = 1) {
  const image = sharp({ create: { width, height, channels: 3, background: '#27d07c' } });
  return image.withMetadata({ orientation }).toFile(path(name));
}
const read = (name: string) => readPicture(folder.dir, 'articles', name);
const write = (body: string, front: Record<string, string> = {}) =>
  folder.write('articles/one.md', articleText(front, body));
const article = () => loadContent(folder.dir, TODAY).articles.find(({ id }) => id === 'one');

const PLACED = '![A *green* field & "more"](Photo%20one.jpg "Nothing else")';

describe('a picture in an article', () => {
  it('is a figure with sizes in two formats, its proportions and its caption', () => {
    write(`One.\n\n${PLACED}\n`);
    const html = article()?.html ?? '';
    expect(html).toMatch(
      /<figure class="photo-figure"><picture><source type="image\/avif" srcset="\/pictures\/photo-one-\w{10}-480\.avif 480w, /,
    );
    expect(html).toMatch(
      /src="\/pictures\/photo-one-\w{10}-800\.webp" srcset="[^"]*-1280\.webp 1280w" sizes="[^"]+" width="1600" height="900"/,
    );
    expect(html).toContain('alt="A green field &#x26; “more”"');
    expect(html).toContain('<figcaption>Nothing else</figcaption></figure>');
    expect(html).not.toContain('style=');
  });

  it('loads at once near the top, and below when it is reached', () => {
    write(`One.\n\n${PLACED}\n\nTwo.\n\n${PLACED}\n`);
    const images = article()?.html.match(/<img [^>]*>/g) ?? [];
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true]);
    write(`${'word '.repeat(80)}\n\n${PLACED}\n`);
    expect(article()?.html).toContain('loading="lazy"');
  });

  it('is listed with every file that the page names, each made as wide as it says', async () => {
    write(`${PLACED}\n`, { cover: 'Photo one.jpg' });
    const all = sitePictures(loadContent(folder.dir, TODAY));
    const files = new Map([...all].filter(([address]) => address.includes('photo-one')));
    const named = new Set(article()?.html.match(/\/pictures\/[\w.-]+/g));
    expect([...files.keys()].sort()).toEqual([...named].sort());
    expect(article()?.cover).toEqual(article()?.pictures[0]);
    for (const file of files.values()) {
      if (file.width > 480) continue;
      const bytes = await makePicture(path('Photo one.jpg'), file);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([480, 270]);
      expect(format).toBe(file.format === 'avif' ? 'heif' : 'webp');
    }
  });

  it.each([
    [4, [1600, 900]],
    [5, [900, 1600]],
    [8, [900, 1600]],
  ])('has the size of what is seen: orientation %d of a camera', async (orientation, size) => {
    await picture('turned.jpg', 1600, 900, orientation);
    expect(read('turned.jpg')).toMatchObject({ picture: { width: size[0], height: size[1] } });
  });

  it('has other addresses once it is another picture', async () => {
    write(`${PLACED}\n`);
    const before = article()?.html;
    await picture('Photo one.jpg', 1600, 901);
    expect(article()?.html).not.toBe(before);
  });

  it('comes whole into a feed: one address, with its origin', async () => {
    write(`${PLACED}\n`);
    const content = loadContent(folder.dir, TODAY);
    const feed = await feedXml(content, async () => 7);
    expect(feed).toMatch(
      new RegExp(`<img src="${content.site.url}/pictures/photo-one-\\w+-800.webp" width="1600"`),
    );
    expect(feed).not.toMatch(/srcset|<source/);
  });

  it('counts neither as words nor as a link', () => {
    write(`One two.\n\n${PLACED}\n`);
    expect(article()).toMatchObject({ words: 2, links: [] });
  });
});

it('stands as its camera was held', async () => {
  await picture('turned.jpg', 1000, 600, 6);
  expect(read('turned.jpg')).toMatchObject({ picture: { width: 600, height: 1000 } });
});

describe('mistakes', () => {
  it.each([
    [
      'a file that is not there',
      '![A](Photo%20two.jpg)',
      '"Photo two.jpg" is not in content/articles/pictures/: did you mean "Photo one.jpg"?',
    ],
    ['another case', '![A](photo%20one.jpg)', 'did you mean "Photo one.jpg"?'],
    ['no alternative text', '![](Photo%20one.jpg)', 'needs a text between the square brackets'],
    [
      'an address elsewhere',
      '![A](https://example.org/a.jpg)',
      'is on another site: put the file into content/articles/pictures/',
    ],
    ['a path', '![A](../a.jpg)', 'without a folder'],
    ['an ending', '![A](a.bmp)', 'cannot be shown: pictures end with .jpg'],
    ['a picture amid words', 'One ![A](Photo%20one.jpg) two', 'must stand alone'],
    ['a file that is no picture', '![A](broken.png)', 'cannot be read as a picture'],
    ['a tiny picture', '![A](tiny.png)', 'is 100 pixels wide'],
    ['a heavy file', '![A](heavy.jpg)', 'has 13 MB: save it with at most 12'],
  ])('of %s give one line', async (_, body, reason) => {
    writeFileSync(path('broken.png'), 'text');
    writeFileSync(path('heavy.jpg'), Buffer.alloc(13e6));
    await picture('tiny.png', 100, 100);
    write(`One.\n\n${body}\n`);
    expect(readContent(folder.dir, TODAY).problems).toEqual([
      { file: 'articles/one.md', field: '(body)', line: 15, reason: expect.stringContaining(reason) },
    ]);
  });

  it('name a cover that is not there, and a picture that a release lacks', () => {
    write('One.\n', { cover: 'gone.jpg' });
    folder.edit('press/a-release.md', (text) => `${text}\n${PLACED}\n`);
    expect(readContent(folder.dir, TODAY).problems).toEqual([
      expect.objectContaining({ file: 'articles/one.md', field: 'cover' }),
      expect.objectContaining({
        file: 'press/a-release.md',
        reason: expect.stringContaining('is not in content/press/pictures/'),
      }),
    ]);
  });
});
