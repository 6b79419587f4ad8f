/** Lists of articles, and the articles themselves. */
import type { Content } from '../../content';
import { insert } from '../../content/text/insert';
import { categoryPalette } from '../../drawing/covers/palettes';
import { BLOG_PAGE_SIZE, categoryListing, listing as pagesOf, TAG_PAGE_SIZE, tagsOf } from '../listings';
import { blogPath, categoryPath, feedPath, tagParameter } from '../paths';
import { type Crumb, definePage, type Listing, latest, latestChange, type Page } from './page';
import { home, pageCard } from './static';

/** @returns every page of the blog's list; the first has its texts from pages.json */
export function blogPages(content: Content): Page[] {
  const entry = content.pages.find(({ path }) => path === blogPath());
  if (!entry) return [];
  const { title, seoTitle, description, index, anchors, updated } = entry;
  const shared = {
    kind: 'listing',
    index,
    cardOf: blogPath(),
    source: 'pages.json',
    crumbs: [home(content)],
  } as const;
  return pagesOf(content.articles, BLOG_PAGE_SIZE).map((listing) =>
    listing.page === 1
      ? definePage({
          ...shared,
          route: '/blog',
          title,
          seoTitle,
          description,
          anchors,
          card: pageCard(entry, content.site),
          listing,
          changed: latest([updated, latestChange(listing.articles)]),
        })
      : definePage({
          ...shared,
          route: '/blog/page/[page]',
          params: { page: String(listing.page) },
          ...numbered(title, listing, content),
        }),
  );
}

/** @returns every page of every category's list, with the category's own feed */
export function categoryPages(content: Content): Page[] {
  return content.taxonomy.flatMap((category) => {
    const { slug, title, seoTitle, description } = category;
    const shared = {
      kind: 'listing',
      cardOf: categoryPath(slug),
      feed: { title, path: feedPath(slug) },
      source: 'categories.json',
      crumbs: [home(content), blogCrumb(content)],
    } as const;
    const { category: ofBlog, topic } = content.blog.categories;
    return categoryListing(slug, content).map((listing) =>
      listing.page === 1
        ? definePage({
            ...shared,
            route: '/category/[category]',
            params: { category: slug },
            title,
            seoTitle,
            description,
            card: {
              title,
              label: category.kind === 'blog' ? ofBlog : topic,
              note: blogCrumb(content).label,
              palette: categoryPalette(category),
            },
            listing,
            // A list with nothing in it says so since the home page said it last.
            changed:
              latestChange(listing.articles) ?? content.pages.find(({ path }) => path === '/')?.updated,
          })
        : definePage({
            ...shared,
            route: '/category/[category]/page/[page]',
            params: { category: slug, page: String(listing.page) },
            ...numbered(title, listing, content),
          }),
    );
  });
}

/** @returns the page of every article, under `/` or under `/blog/` */
export function articlePages(content: Content): Page[] {
  return content.articles.map((article) => {
    const { title, seoTitle, excerpt, path, slug, published, updated, category, headings } = article;
    return definePage({
      route: path === `/${slug}` ? '/[slug]' : '/blog/[slug]',
      params: { slug },
      kind: 'article',
      title,
      seoTitle,
      description: excerpt,
      changed: updated ?? published,
      crumbs: [
        home(content),
        blogCrumb(content),
        { label: category.title, href: categoryPath(category.slug) },
      ],
      anchors: headings.map(({ id }) => id),
      card: {
        title,
        label: category.title,
        note: insert(content.blog.list.readTime, { minutes: article.readMinutes }),
        palette: categoryPalette(category),
        drawing: article.drawing,
        photo: article.cover,
      },
      article: { published, updated, author: article.author.name, tags: article.tags },
      source: article.file,
    });
  });
}

function numbered(title: string, listing: Listing, { blog }: Pick<Content, 'blog'>) {
  const { page, pages, articles } = listing;
  return {
    title: insert(blog.pages.numbered, { title, page }),
    description: insert(blog.pages.numberedText, { title, page, pages }),
    listing,
    changed: latestChange(articles),
  };
}

export function blogCrumb({ blog, pages }: Pick<Content, 'blog' | 'pages'>): Crumb {
  const href = blogPath();
  return { label: pages.find(({ path }) => path === href)?.title ?? blog.list.heading, href };
}

/** Lists of the articles with a tag, for who followed one: too alike for search engines to keep them apart. */

export function tagPages(content: Content): Page[] {
  const words = content.blog.tags;
  return tagsOf(content).flatMap(({ slug, title: tag, articles }) =>
    pagesOf(articles, TAG_PAGE_SIZE).map((listing) => {
      const { page } = listing;
      const title = insert(words.title, { tag });
      return definePage({
        route: '/blog/tag/[...tag]',
        params: { tag: tagParameter(slug, page) },
        kind: 'tag',
        index: false,
        title: page === 1 ? title : insert(content.blog.pages.numbered, { title, page }),
        description: insert(words.text, { tag }),
        crumbs: [home(content), blogCrumb(content)],
        cardOf: blogPath(),
        listing,
        changed: latestChange(listing.articles),
        source: 'articles',
      });
    }),
  );
}
