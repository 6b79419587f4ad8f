import { z } from 'zod';
import { textWith, words } from './common';

/** Copy of content/blog.json, part by part. */
export const blogSchema = z.strictObject({
  list: words('heading', 'lead', 'noScript', 'label', 'more').extend({
    readTime: textWith('minutes'),
    count: textWith('total'),
    moreOf: textWith('title'),
  }),
  search: words('more', 'none', 'noneText', 'clear', 'label', 'example', 'button'),
  categories: words('filter', 'all', 'title', 'articles', 'category', 'topic', 'others', 'topics').extend({
    follow: textWith('title'),
  }),
  pages: words('label', 'previous', 'next').extend({
    where: textWith('page', 'pages'),
    page: textWith('item'),
  }),
  end: words('title', 'all', 'subscribe').extend({ text: textWith('total') }),
  subscribe: words(
    'title',
    'text',
    'feed',
    'mailTitle',
    'mailLead',
    'feedTitle',
    'feedLead',
    'everything',
    'blog',
    'everyArticle',
    'categories',
    'topics',
    'all',
  ),
  author: words('label', 'by').extend({ report: textWith('link') }),
  article: words('top', 'related', 'tags', 'filed').extend({
    updated: textWith('date'),
    when: textWith('date', 'minutes'),
  }),
  share: words('whatsapp', 'device', 'copy'),
  call: words(
    'earnTitle',
    'earnText',
    'earnNote',
    'earnMore',
    'advertiseTitle',
    'advertiseText',
    'advertiseNote',
    'advertiseMore',
  ),
  all: words('title').extend({ lead: textWith('length') }),
});
