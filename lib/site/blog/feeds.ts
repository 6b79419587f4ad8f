/** RSS 2.0 feeds of the blog and of every category: https://www.rssboard.org/rss-specification */
import { Feed } from 'feed';
import { type Content, content as currentContent } from '../../content';
import { dayToDate } from '../../content/text/dates';
import { articlesIn } from '../listings';
import { pageAt } from '../pages';
import { latestChange } from '../pages/page';
import { blogPath, categoryPath, feedPath, socialCardPath } from '../paths';
import { cardBytes } from '../social-cards';

/** Specification, section 2, "Category pages". */
const FEED_LANGUAGE = 'en-us';

/** The newest articles that a feed carries: readers keep what they have seen, and the file must not grow for ever. */
const FEED_SIZE = 20;

/** @param slug of a category; without one the feed is that of the whole blog */
export async function feedResponse(slug?: string): Promise<Response> {
  const content = currentContent();
  const xml = await feedXml(content, (path) => cardBytes(path, content), slug);
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

/**
 * @param bytesOf gives how many bytes the social card at an address has
 * @param slug of a category; without one the feed is that of the whole blog
 * @returns the feed as XML
 */
export async function feedXml(
  content: Content,
  bytesOf: (path: string) => Promise<number>,
  slug?: string,
): Promise<string> {
  const { site, blog } = content;
  const { name } = site.product;
  const path = slug === undefined ? blogPath() : categoryPath(slug);
  const { title, description } = pageAt(path, content);
  // A category that is named after the product needs no second mention of it.
  const named = title.includes(name) ? title : `${title} | ${name}`;
  const articles = slug === undefined ? content.articles : articlesIn(slug, content);
  const feed = new Feed({
    id: site.url + path,
    link: site.url + path,
    title: slug === undefined ? blog.pages.feed : named,
    description,
    language: FEED_LANGUAGE,
    copyright: site.legalName,
    // Without a date of its own the package writes the moment of the build, and the bytes change with every one.
    updated: dayToDate(latestChange(articles) ?? `${site.founded}-01-01`),
    feedLinks: { rss: site.url + feedPath(slug) },
    generator: name,
  });
  for (const article of articles.slice(0, FEED_SIZE)) {
    const card = socialCardPath(article.path);
    feed.addItem({
      title: withoutControls(article.title),
      // Without an id of its own, the address is the item's permanent name (RSS 2.0, "guid").
      link: site.url + article.path,
      description: withoutControls(article.excerpt),
      content: withoutControls(forReaders(article.html, site.url, article.path)),
      date: dayToDate(article.published),
      enclosure: { url: site.url + card, type: 'image/png', length: await bytesOf(card) },
      // `author` would have to be an e-mail address: https://www.rssboard.org/rss-profile#namespace-elements-dublin-creator
      extensions: [{ name: 'dc:creator', objects: { _text: withoutControls(article.author.name) } }],
      category: [article.category, ...article.topics].map(({ title }) => ({ name: title })),
    });
  }
  return feed.rss2();
}

/** Of HTML that this site wrote: attributes are quoted, and may hold what would end a tag. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/g;
/** Styles, anchors and choices of a picture mean nothing in a reader, and are a twentieth of the feed. */
const HOOKS = / (?:id|class|data-[a-z]+|srcset|sizes|loading|decoding)="[^"]*"/g;

/** @returns the text for a reader that shows it away from the site, so that every address has to be whole */
function forReaders(html: string, origin: string, path: string): string {
  return html.replace(TAG, (tag) => {
    if (tag.startsWith('<source ')) return '';
    return tag
      .replace(HOOKS, '')
      .replace(/ (href|src)="\/(?!\/)/, ` $1="${origin}/`)
      .replace(' href="#', ` href="${origin}${path}#`);
  });
}

/** XML 1.0 forbids most control characters even when escaped: https://www.w3.org/TR/xml/#charsets */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
