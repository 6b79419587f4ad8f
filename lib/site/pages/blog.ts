/** Lists of articles, and the articles themselves. */
import type { Article, Content } from '../../content';
import { insert } from '../../content/text/insert';
import { categoryPalette } from '../../drawing/covers/category-palette';
import { blogListing, categoryListing } from '../listings';
import { blogPath, categoryPath, feedPath } from '../paths';
import { definePage, type Listing, latest, latestChange, type Page, type PageFields } from './page';
import { home, pageCard } from './static';

/** @returns every page of the blog's list; the first has its texts from pages.json */
export function blogPages(content: Content): Page[] {
  const entry = content.pages.find(({ path }) => path === blogPath());
  if (!entry) return [];
  const { title, seoTitle, description, index, anchors } = entry;
  const [first, ...others] = blogListing(content);
  const shared = { kind: 'listing', index, cardOf: blogPath(), source: 'pages.json' } as const;
  return [
    ...(first
      ? [
          definePage({
            ...shared,
            route: '/blog',
            title,
            seoTitle,
            description,
            anchors,
            crumbs: [home(content)],
            card: pageCard(entry, content.site),
            listing: first,
            changed: latest([entry.updated, latestChange(first.articles)]),
          }),
        ]
      : []),
    ...others.map((listing) =>
      definePage({
        ...shared,
        route: '/blog/page/[page]',
        params: { page: String(listing.page) },
        crumbs: [home(content)],
        ...numbered(title, listing, content),
      }),
    ),
  ];
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
      crumbs: [home(content), { label: blogTitle(content), href: blogPath() }],
    } as const;
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
              label:
                category.kind === 'blog' ? content.blog.categories.category : content.blog.categories.topic,
              note: blogTitle(content),
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
        { label: blogTitle(content), href: blogPath() },
        { label: category.title, href: categoryPath(category.slug) },
      ],
      anchors: headings.map(({ id }) => id),
      card: articleCard(article, content),
      article: { published, updated, author: article.author.name, tags: article.tags },
      source: article.file,
    });
  });
}

function articleCard(
  { title, category, readMinutes, cover, drawing }: Article,
  { blog }: Pick<Content, 'blog'>,
): NonNullable<Page['card']> {
  return {
    title,
    label: category.title,
    note: insert(blog.list.readTime, { minutes: readMinutes }),
    palette: categoryPalette(category),
    drawing,
    photo: cover,
  };
}

function numbered(
  title: string,
  listing: Listing,
  { blog }: Pick<Content, 'blog'>,
): Pick<PageFields, 'title' | 'description' | 'listing' | 'changed'> {
  const { page, pages, articles } = listing;
  return {
    title: insert(blog.pages.numbered, { title, page }),
    description: insert(blog.pages.numberedText, { title, page, pages }),
    listing,
    changed: latestChange(articles),
  };
}

export function blogTitle({ blog, pages }: Pick<Content, 'blog' | 'pages'>): string {
  return pages.find(({ path }) => path === blogPath())?.title ?? blog.list.heading;
}
