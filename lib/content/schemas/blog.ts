import { z } from 'zod';
import { textWith, words } from './common';

/** Copy of content/blog.json, part by part. */
export const blogSchema = z.strictObject({
  list: words('heading', 'lead', 'noScript', 'label', 'more', 'name').extend({
    readTime: textWith('minutes'),
    count: textWith('total'),
    moreOf: textWith('title'),
  }),
  search: words('more', 'none', 'noneText', 'clear', 'label', 'example', 'button'),
  categories: words('filter', 'all', 'title', 'articles', 'category', 'topic', 'others', 'topics').extend({
    follow: textWith('title'),
    about: textWith('title'),
  }),
  pages: words('label', 'previous', 'next', 'feed').extend({
    where: textWith('page', 'pages'),
    page: textWith('item'),
    numbered: textWith('title', 'page'),
    numberedText: textWith('title', 'page', 'pages'),
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
    'everyArticle',
    'categories',
    'topics',
    'all',
    'one',
  ).extend({ count: textWith('count') }),
  author: words('label', 'by', 'write').extend({ report: textWith('link') }),
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
  tags: z.strictObject({ title: textWith('tag'), text: textWith('tag') }),
});
