import { z } from 'zod';
import { text, words } from './common';

/** Copy of content/blog.json, part by part. */
export const blogSchema = z.strictObject({
  list: words('heading', 'lead', 'noScript', 'label', 'more', 'name').extend({
    readTime: text,
    count: text,
    moreOf: text,
  }),
  search: words('more', 'none', 'noneText', 'clear', 'label', 'example', 'button'),
  categories: words('filter', 'all', 'title', 'articles', 'category', 'topic', 'others', 'topics').extend({
    follow: text,
    about: text,
  }),
  pages: words('label', 'previous', 'next', 'feed').extend({
    where: text,
    page: text,
    numbered: text,
    numberedText: text,
  }),
  end: words('title', 'all', 'subscribe').extend({ text: text }),
  subscribe: words(
    'title',
    'text',
    'feed',
    'mailTitle',
    'mailLead',
    'feedTitle',
    'feedLead',
    'everything',
    'everyArticle',
    'categories',
    'topics',
    'all',
    'one',
  ).extend({ count: text }),
  author: words('label', 'by', 'write').extend({ report: text }),
  article: words('top', 'related', 'tags', 'filed').extend({
    updated: text,
    when: text,
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
  all: words('title').extend({ lead: text }),
  tags: z.strictObject({ title: text, text: text }),
});
