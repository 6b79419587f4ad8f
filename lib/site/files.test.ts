import { describe, expect, it } from 'vitest';
import type { Picture } from '../content/read/pictures';
import { siteFiles } from './files';
import { sitePictures } from './pictures';
import { smallArticle, smallSite } from './small-site.fixture';
import { socialCards } from './social-cards';

describe('files', () => {
  const PHOTO: Picture = { file: 'pictures/A Stall.jpg', width: 600, height: 400, hash: 'abc' } as Picture;

  it('are feeds, cards, pictures, calendars and what servers and programs ask for', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    const cards = [...socialCards(content).keys()];
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
      ].sort(),
    );
  });

  it('of a picture know their width, format and picture', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    expect(sitePictures(content)).toBe(sitePictures(content));
    expect(sitePictures(content).get('/pictures/a-stall-abc-480.webp')).toMatchObject({
      width: 480,
      format: 'webp',
      picture: PHOTO,
    });
  });

  it('of cards show what their pages say', () => {
    const content = smallSite();
    expect(socialCards(content).get('/social/category/news.png')).toMatchObject({
      title: 'News',
      label: 'Category',
      note: 'Journal',
    });
    expect(socialCards(content).has('/social/home.png')).toBe(true);
    expect(socialCards(content).has('/social/sent/contact.png')).toBe(false);
  });
});
