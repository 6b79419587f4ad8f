import { describe, expect, it } from 'vitest';
import type { Picture } from '../content/read/pictures';
import { siteFiles } from './files';
import { pictureAt, sitePictures } from './pictures';
import { smallArticle, smallSite } from './small-site.fixture';
import { socialCardAt, socialCards } from './social-cards';

describe('files', () => {
  const PHOTO: Picture = { file: 'pictures/A Stall.jpg', width: 600, height: 400, hash: 'abc' } as Picture;

  it('are feeds, cards, pictures, calendars and what servers and programs ask for', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    const cards = socialCards(content).map(({ path }) => path);
    expect(siteFiles(content).sort()).toEqual(
      [
        ...cards,
        '/.well-known/security.txt',
        '/api/categories',
        '/blog/search-index.json',
        '/category/news/feed',
        '/category/selling/feed',
        '/community/ask.ics',
        '/community/live.ics',
        '/feed',
        '/healthz',
        '/manifest.webmanifest',
        '/not-found/feed',
        '/not-found/price',
        '/pictures/a-stall-abc-480.avif',
        '/pictures/a-stall-abc-480.webp',
        '/pictures/a-stall-abc-600.avif',
        '/pictures/a-stall-abc-600.webp',
        '/readyz',
        '/robots.txt',
        '/sitemap.xml',
        '/street.svg',
        '/sitemap/1.xml',
      ].sort(),
    );
  });

  it('of a picture know their width, format and picture', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    expect(sitePictures(content)).toBe(sitePictures(content));
    expect(pictureAt('/pictures/a-stall-abc-480.webp', content)).toMatchObject({
      width: 480,
      format: 'webp',
      picture: PHOTO,
    });
    expect(() => pictureAt('/pictures/none.webp', content)).toThrow('No picture at /pictures/none.webp');
  });

  it('of cards show what their pages say', () => {
    const content = smallSite();
    expect(socialCardAt('/social/category/news.png', content)).toMatchObject({
      title: 'News',
      label: 'Category',
      note: 'Journal',
    });
    expect(socialCards(content).map(({ path }) => path)).toContain('/social/home.png');
    expect(() => socialCardAt('/social/sent/contact.png', content)).toThrow('No social card at');
  });
});
