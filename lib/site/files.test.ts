import { describe, expect, it } from 'vitest';
import type { Picture } from '../content/pictures';
import { siteFiles } from './files';
import { sitePictures } from './pictures';
import { smallArticle, smallSite } from './small-site.fixture';
import { socialCards } from './social-cards';

describe('files', () => {
  const PHOTO: Picture = { file: 'pictures/A Stall.jpg', width: 600, height: 400, hash: 'abc' } as Picture;

  it('are the files of app/, and feeds, cards, pictures and calendars', () => {
    const content = smallSite({ articles: [smallArticle('one', { pictures: [PHOTO] })] });
    const cards = [...socialCards(content).keys()];
    const files = ['/feed', '/category/[category]/feed', '/robots.txt'];
    expect(siteFiles(content, { documents: ['/'], files }).sort()).toEqual(
      [
        ...cards,
        '/category/news/feed',
        '/category/selling/feed',
        '/community/ask.ics',
        '/community/live.ics',
        '/feed',
        '/pictures/a-stall-abc-480.avif',
        '/pictures/a-stall-abc-480.webp',
        '/pictures/a-stall-abc-600.avif',
        '/pictures/a-stall-abc-600.webp',
        '/robots.txt',
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
