import { expect, it } from 'vitest';
import faqsFile from '@/content/faqs.json';
import { faqsSchema } from './guides';

const entry = (slug: string, category: string) => ({
  slug,
  category,
  question: `What is ${slug} of ${category}?`,
  answer: 'That.',
});
const issues = (...faqs: ReturnType<typeof entry>[]) => {
  const categories = ['money', 'start'].map((id) => ({ id, title: id, summary: 'S' }));
  const result = faqsSchema.safeParse({ words: faqsFile.words, categories, faqs });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

it('accepts questions of the categories that there are', () => {
  expect(issues(entry('a', 'money'), entry('b', 'start'), entry('c', 'money'))).toEqual([]);
});

it('refuses a question of a category that there is not', () => {
  expect(issues(entry('a', 'money'), entry('b', 'other'))).toEqual([
    'faqs.1.category "other" is not one of the categories',
  ]);
});

it('refuses what is an anchor of the page already: a category, or a question before it', () => {
  expect(issues(entry('start', 'money'), entry('a', 'money'), entry('a', 'start'))).toEqual([
    'faqs.0.slug "start" is already an anchor of the page',
    'faqs.2.slug "a" is already an anchor of the page',
  ]);
});
