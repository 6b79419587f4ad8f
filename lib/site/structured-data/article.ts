import type { BlogPosting, WithContext } from 'schema-dts';
import type { Article, Site } from '@/lib/content';
import { organizationId, organizationStub } from './organization';

/**
 * One article (https://schema.org/BlogPosting).
 * @param image absolute address of its social card
 */
export function blogPosting(article: Article, image: string, site: Site): WithContext<BlogPosting> {
  const url = site.url + article.path;
  const { author } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author:
      author.team || author.sample
        ? { '@type': 'Organization', name: author.name, parentOrganization: { '@id': organizationId(site) } }
        : { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: organizationStub(site),
    articleSection: article.category.title,
    keywords: article.tags,
    wordCount: article.words,
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: article.lang ?? 'en',
  };
}
