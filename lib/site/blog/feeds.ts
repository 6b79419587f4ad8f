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

/** @returns the feed of the whole blog as XML */
export function blogFeed(content: Content): string {
  return renderFeed(content, {
    title: content.blog.pages.feed,
    description: pageAt(blogPath(), content).description,
    path: blogPath(),
    feedPath: feedPath(),
    articles: content.articles,
  });
}

/** @returns the feed of a category as XML, or undefined when there is no such category */
export function categoryFeed(content: Content, slug: string): string | undefined {
  const category = content.taxonomy.find((entry) => entry.slug === slug);
  return (
    category &&
    renderFeed(content, {
      title: channelTitle(pageAt(categoryPath(slug), content).title, content),
      description: category.description,
      path: categoryPath(slug),
      feedPath: feedPath(slug),
      articles: articlesIn(slug, content),
    })
  );
}

/** A category that is named after the product needs no second mention of it. */
function channelTitle(title: string, { site }: Pick<Content, 'site'>): string {
  return title.includes(site.product.name) ? title : `${title} | ${site.product.name}`;
}

function renderFeed({ site }: Content, channel: Channel): string {
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
    feed.addItem({
      title: withoutControls(article.title),
      // Without an id of its own, the address is the item's permanent name (RSS 2.0, "guid").
      link: site.url + article.path,
      description: withoutControls(article.excerpt),
      content: withoutControls(absoluteLinks(withoutHooks(onePicture(article.html)), site.url, article.path)),
      date: dayToDate(article.published),
      // How large the card is, nobody knows before it is drawn; RSS 2.0 says 0 for that.
      enclosure: { url: site.url + socialCardPath(article.path), type: 'image/png', length: 0 },
      // `author` would have to be an e-mail address: https://www.rssboard.org/rss-profile#namespace-elements-dublin-creator
      extensions: [{ name: 'dc:creator', objects: { _text: withoutControls(article.author.name) } }],
      category: [article.category, ...article.topics].map(({ title }) => ({ name: title })),
    });
  }
  return feed.rss2();
}

/** What the site's own styles and anchors hold on to means nothing in a reader, and is a twentieth of the feed. */
function withoutHooks(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/ (?:id|class|data-[a-z]+)="[^"]*"/g, ''));
}

/** A reader needs one address of a picture, in a format that every reader knows. */
function onePicture(html: string): string {
  return html
    .replace(/<source [^>]*>/g, '')
    .replace(/<img [^>]*>/g, (tag) => tag.replace(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, ''));
}

/** A feed reader shows the text away from the site, so every address must be whole. */
function absoluteLinks(html: string, origin: string, path: string): string {
  return html
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replaceAll(/href="#/g, `href="${origin}${path}#`);
}

/** XML 1.0 forbids most control characters even when escaped: https://www.w3.org/TR/xml/#charsets */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
