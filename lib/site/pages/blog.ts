/** Lists of articles, and the articles themselves. */
import type { Content } from '../../content';
import { insert } from '../../content/text/insert';
import { articlePalette, categoryPalette } from '../../drawing/covers/palettes';
import { articleAudience } from '../blog/articles';
import { BLOG_PAGE_SIZE, categoryListing, listing as pagesOf, tagsOf } from '../listings';
import { blogPath, categoryPath, feedPath, tagPath } from '../paths';
import { definePage, type Listing, latest, latestChange, type Page, type PageFields } from './page';
import { crumbsTo, staticPage } from './static';

/** @returns every page of the blog's list; the first has its texts from pages.json */
export function blogPages(content: Content): Page[] {
  const entry = content.pages.find(({ path }) => path === blogPath());
  if (!entry) return [];
  const lists = pagesOf(content.articles, BLOG_PAGE_SIZE);
  return listPages(lists, { ...staticPage(entry, content), kind: 'listing' }, '/blog/page/[page]', content);
}

/** @returns every page of every category's list, with the category's own feed */
export function categoryPages(content: Content): Page[] {
  const { category: ofBlog, topic } = content.blog.categories;
  const crumbs = blogCrumbs(content);
  return content.taxonomy.flatMap((category) => {
    const { slug, title, seoTitle, description, kind } = category;
    const lists = categoryListing(slug, content);
    const first = {
      route: '/category/[category]',
      kind: 'listing',
      path: categoryPath(slug),
      cardOf: categoryPath(slug),
      feed: { title, path: feedPath(slug) },
      source: 'categories.json',
      crumbs,
      title,
      seoTitle,
      description,
      card: {
        title,
        label: kind === 'blog' ? ofBlog : topic,
        note: crumbs.at(-1)?.label ?? '',
        palette: categoryPalette(category),
      },
      // A list with nothing in it says so since the home page said it last.
      changed: lists[0]?.total === 0 ? content.pages.find(({ path }) => path === '/')?.updated : undefined,
    } as const;
    return listPages(lists, first, '/category/[category]/page/[page]', content);
  });
}

/** The pages of one list: the first as it is given, the others with their number, and without what is the first's alone. */
function listPages(lists: readonly Listing[], first: PageFields, others: string, { blog }: Content): Page[] {
  const { card: _card, anchors: _anchors, seoTitle: _seoTitle, ...shared } = first;
  return lists.map((listing) => {
    const { page, pages, articles } = listing;
    const change = latestChange(articles);
    if (page === 1) return definePage({ ...first, listing, changed: latest([first.changed, change]) });
    return definePage({
      ...shared,
      route: others,
      path: `${first.path}/page/${page}`,
      title: insert(blog.pages.numbered, { title: first.title, page }),
      description: insert(blog.pages.numberedText, { title: first.title, page, pages }),
      listing,
      changed: change,
    });
  });
}

/** @returns the page of every article, under `/` or under `/blog/` */
export function articlePages(content: Content): Page[] {
  const crumbs = blogCrumbs(content);
  return content.articles.map((article) => {
    const { title, seoTitle, excerpt, path, slug, published, updated, category, headings } = article;
    return definePage({
      route: path === `/${slug}` ? '/[slug]' : '/blog/[slug]',
      path,
      kind: 'article',
      title,
      seoTitle,
      description: excerpt,
      changed: updated ?? published,
      crumbs: [...crumbs, { label: category.title, href: categoryPath(category.slug) }],
      anchors: headings.map(({ id }) => id),
      card: {
        title,
        label: category.title,
        note: insert(content.blog.list.readTime, { minutes: article.readMinutes }),
        palette: articlePalette(category, articleAudience(article)),
        drawing: article.drawing,
        photo: article.cover,
      },
      article: { published, updated, author: article.author.name, tags: article.tags },
      source: article.file,
    });
  });
}

/** Lists of the articles with a tag, for who followed one: too alike for search engines to keep them apart. */
export function tagPages(content: Content): Page[] {
  const { title, text } = content.blog.tags;
  return tagsOf(content).flatMap(({ slug, title: tag, articles }) =>
    pagesOf(articles, articles.length).map((listing) =>
      definePage({
        route: '/blog/tag/[tag]',
        path: tagPath(slug),
        kind: 'tag',
        index: false,
        title: insert(title, { tag }),
        description: insert(text, { tag }),
        crumbs: blogCrumbs(content),
        cardOf: blogPath(),
        listing,
        changed: latestChange(articles),
        source: 'articles',
      }),
    ),
  );
}

/** The way to whatever stands beneath the blog. */
export const blogCrumbs = (content: Content) => crumbsTo(`${blogPath()}/`, content);
