import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content';
import { flattenedRedirects } from '../redirects';
import { type AppRoutes, reservedSegments } from './app-routes';

type Owners = Pick<Content, 'pages' | 'articles' | 'taxonomy' | 'redirects' | 'markdownPages'>;

/**
 * @param root absolute path of the checkout
 * @returns the address of each page of content/pages that something else has already, and what that is, in words
 */
export function takenAddresses(content: Owners, routes: AppRoutes, root: string): Map<string, string> {
  const { articles, taxonomy, markdownPages } = content;
  const reserved = reservedSegments(routes, '/');
  const { exact, moved, titled, prefix } = flattenedRedirects(content);
  const taken = [...markdownPages].map(([slug, { path }]) => [path, ownerOf(slug, path)] as const);
  return new Map(taken.flatMap(([path, owner]) => (owner ? [[path, owner]] : [])));

  function ownerOf(slug: string, path: string): string | undefined {
    if (reserved.has(slug)) return `the site's own page or file (app/${slug})`;
    if (slug === 'index') return 'another name of the home page';
    const article = articles.find((one) => one.slug === slug);
    if (article) return `an address of ${article.file}`;
    const category = taxonomy.find((one) => one.slug === slug);
    if (category) return `an address of the category "${category.title}" of categories.json`;
    const redirect = [...exact, ...moved, ...titled].find(({ from }) => from.toLowerCase() === path);
    if (redirect) return `redirected to ${redirect.to} by ${redirect.file ?? 'redirects.json'}`;
    const begun = prefix.find(({ from }) => path.startsWith(from.toLowerCase()));
    if (begun) return `redirected to ${begun.to} by redirects.json, like all that begins with ${begun.from}`;
    return existsSync(join(root, 'public', slug)) ? `a file or folder (public/${slug})` : undefined;
  }
}
