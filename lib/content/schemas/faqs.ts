import { z } from 'zod';
import type faqsFile from '@/content/faqs.json';
import { copyOf, slug, text, unique } from './common';

/** The help center's questions: specification, section 3, "FAQ". Answers are Markdown. */
export const faqsSchema = z
  .strictObject({
    words: copyOf<(typeof faqsFile)['words']>(),
    categories: z
      .array(z.strictObject({ id: slug, title: text, summary: text }))
      .superRefine(unique('id', 'title')),
    faqs: z
      .array(z.strictObject({ slug, category: slug, question: text, answer: text }))
      .superRefine(unique('question')),
  })
  .superRefine(({ categories, faqs }, context) => {
    const problem = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['faqs', index, field], message });
    const ids = categories.map(({ id }) => id);
    // Category ids and question slugs are anchors of one page.
    const anchors = new Set(ids);
    for (const [index, { category, slug }] of faqs.entries()) {
      if (ids.length > 0 && !ids.includes(category))
        problem(index, 'category', `"${category}" is not one of the categories`);
      if (anchors.has(slug)) problem(index, 'slug', `"${slug}" is already an anchor of the page`);
      anchors.add(slug);
    }
  });
