import { expect, it } from 'vitest';
import { CONTEXT } from './company.fixture';
import { faqPage } from './faq-page';

it('questions with their answers', () => {
  expect(faqPage([{ question: 'Free?', answer: '**Yes.** See [trust](/trust).\n\n- Always' }])).toEqual({
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes. See trust. Always' },
      },
    ],
  });
});
