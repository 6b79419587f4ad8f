import type { FAQPage, WithContext } from 'schema-dts';
import { markdownText } from '@/lib/content/markdown';

/**
 * Questions that a page answers in full (https://schema.org/FAQPage).
 * @param faqs with their answers as Markdown, in the page's order
 * @returns nothing for a page without questions
 */
export function faqPage(
  faqs: readonly { question: string; answer: string }[],
): WithContext<FAQPage> | undefined {
  if (faqs.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: markdownText(answer) },
    })),
  };
}
