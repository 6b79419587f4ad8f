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
  .check(({ value, issues }) => {
    const ids = value.categories.map(({ id }) => id);
    // Category ids and question slugs are anchors of one page.
    const anchors = new Set(ids);
    value.faqs.forEach((faq, index) => {
      if (ids.length > 0 && !ids.includes(faq.category)) {
        const message = `"${faq.category}" is not one of the categories`;
        issues.push({ code: 'custom', message, input: faq.category, path: ['faqs', index, 'category'] });
      }
      if (anchors.has(faq.slug)) {
        const message = `"${faq.slug}" is already an anchor of the page`;
        issues.push({ code: 'custom', message, input: faq.slug, path: ['faqs', index, 'slug'] });
      }
      anchors.add(faq.slug);
    });
  });
