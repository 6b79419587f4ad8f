/** RSS 2.0 feeds of the blog and of every category: https://www.rssboard.org/rss-specification */
import { Feed } from 'feed';
import type { Article, Content } from '../../content';
import { dayToDate } from '../../content/text/dates';
import { articlesIn } from '../listings';
import { pageAt } from '../pages';
import { blogPath, categoryPath, feedPath, socialCardPath } from '../paths';

export const FEED_CONTENT_TYPE = 'application/rss+xml; charset=utf-8';

/** Specification, section 2, "Category pages". */
const FEED_LANGUAGE = 'en-us';

/** The newest articles that a feed carries: readers keep what they have seen, and the file must not grow for ever. */
const FEED_SIZE = 20;

type Channel = {
  title: string;
  description: string;
  path: string;
  feedPath: string;
  articles: readonly Article[];
};

/** @returns how many bytes the social card at an address has */
type CardBytes = (path: string) => Promise<number>;

/** @returns the feed of the whole blog as XML */
export function blogFeed(content: Content, cardBytes: CardBytes): Promise<string> {
  const channel = {
    title: content.blog.pages.feed,
    description: pageAt(blogPath(), content).description,
    path: blogPath(),
    feedPath: feedPath(),
    articles: content.articles,
  };
  return renderFeed(content, channel, cardBytes);
}

/** @returns the feed of a category as XML, or undefined when there is no such category */
export async function categoryFeed(
  content: Content,
  slug: string,
  cardBytes: CardBytes,
): Promise<string | undefined> {
  const category = content.taxonomy.find((entry) => entry.slug === slug);
  if (!category) return undefined;
  const channel = {
    title: channelTitle(pageAt(categoryPath(slug), content).title, content),
    description: category.description,
    path: categoryPath(slug),
    feedPath: feedPath(slug),
    articles: articlesIn(slug, content),
  };
  return renderFeed(content, channel, cardBytes);
}

/** A category that is named after the product needs no second mention of it. */
function channelTitle(title: string, { site }: Pick<Content, 'site'>): string {
  return title.includes(site.product.name) ? title : `${title} | ${site.product.name}`;
}

async function renderFeed({ site }: Content, channel: Channel, cardBytes: CardBytes): Promise<string> {
  const days = channel.articles.map(({ published, updated }) => updated ?? published).sort();
  const feed = new Feed({
    id: site.url + channel.path,
    link: site.url + channel.path,
    title: channel.title,
    description: channel.description,
    language: FEED_LANGUAGE,
    copyright: site.legalName,
    // Without a date of its own the package writes the moment of the build, and the bytes change with every one.
    updated: dayToDate(days.at(-1) ?? `${site.founded}-01-01`),
    feedLinks: { rss: site.url + channel.feedPath },
    generator: site.product.name,
  });
  for (const article of channel.articles.slice(0, FEED_SIZE)) {
    const card = socialCardPath(article.path);
    feed.addItem({
      title: withoutControls(article.title),
      // Without an id of its own, the address is the item's permanent name (RSS 2.0, "guid").
      link: site.url + article.path,
      description: withoutControls(article.excerpt),
      content: withoutControls(forReaders(article.html, site.url, article.path)),
      date: dayToDate(article.published),
      enclosure: { url: site.url + card, type: 'image/png', length: await cardBytes(card) },
      // `author` would have to be an e-mail address: https://www.rssboard.org/rss-profile#namespace-elements-dublin-creator
      extensions: [{ name: 'dc:creator', objects: { _text: withoutControls(article.author.name) } }],
      category: [article.category, ...article.topics].map(({ title }) => ({ name: title })),
    });
  }
  return feed.rss2();
}

/** Of HTML that this site wrote: attributes are quoted, and may hold what would end a tag. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/g;
/** What the site's own styles and anchors hold on to means nothing in a reader, and is a twentieth of the feed. */
const HOOKS = / (?:id|class|data-[a-z]+)="[^"]*"/g;
/** A reader needs one address of a picture, in a format that every reader knows. */
const CHOICES = / (?:srcset|sizes|loading|decoding)="[^"]*"/g;

/** @returns the text for a reader that shows it away from the site, so that every address has to be whole */
function forReaders(html: string, origin: string, path: string): string {
  return html.replace(TAG, (tag) => {
    if (tag.startsWith('<source ')) return '';
    return tag
      .replace(HOOKS, '')
      .replace(CHOICES, '')
      .replace(/ (href|src)="\/(?!\/)/, ` $1="${origin}/`)
      .replace(' href="#', ` href="${origin}${path}#`);
  });
}

/** XML 1.0 forbids most control characters even when escaped: https://www.w3.org/TR/xml/#charsets */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
