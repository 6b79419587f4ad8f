import { describe, expect, it } from 'vitest';
import {
  contradictions,
  findingsInJson,
  findingsInMarkdown,
  findingsInText,
  unsetSettings,
} from './findings';

describe('findingsInJson', () => {
  const fields = (data: unknown) => findingsInJson('a.json', data).map(({ field }) => field);

  it.each([
    ['an example domain', { url: 'https://site.example' }, ['url']],
    ['an example domain of its own', { url: 'https://www.example.com/path' }, ['url']],
    ['a mail address there', { mail: 'info@site.example' }, ['mail']],
    ['a stand-in account', { url: 'https://x.com/site_example' }, ['url']],
    ['a stand-in store listing', { url: 'https://play.example-store.com/?id=example.site.app' }, ['url']],
    ['a test domain', { url: 'https://site.test/x' }, ['url']],
    ['a number kept for fiction', { phone: '+1 302 555 0142' }, ['phone']],
    ['a placeholder', { address: { street: '1 Road', placeholder: true } }, ['address']],
    [
      'a sample in a list, by name',
      [
        { id: 'ann', sample: true },
        { id: 'ben', sample: false },
      ],
      ['0 (ann)'],
    ],
    ['a sample that is the whole file', { sample: true, items: [] }, ['(root)']],
    [
      'fields that nobody has confirmed',
      { legalName: 'A', founded: 2024, placeholders: ['legalName', 'founded'] },
      ['legalName', 'founded'],
    ],
    [
      'open decisions, each',
      { answers: [{ id: 'tax', open: ['Who?', 'When?'] }] },
      ['answers.0 (tax)', 'answers.0 (tax)'],
    ],
    ['an open decision in words', { split: { open: 'The share.' } }, ['split']],
    ['a figure that is the company’s own', { roi: { spec: '1', method: 'ours' } }, ['roi']],
    ['something deep', { a: [{ b: { url: 'https://site.example' } }] }, ['a.0.b.url']],
  ])('finds %s', (_name, data, expected) => expect(fields(data)).toEqual(expected));

  it.each([
    ['a real address', { url: 'https://www.site.com', mail: 'info@site.co.ke' }],
    ['the word in a sentence', { text: 'For example, write to us@home.' }],
    ['the word inside another', { url: 'https://examples-of-work.com', mail: 'a@counterexample.org' }],
    ['a real number', { phone: '+1 302 555 1142' }],
    ['marks that are off', [{ sample: false, placeholder: false }]],
    ['nothing', null],
  ])('passes %s', (_name, data) => expect(fields(data)).toEqual([]));

  it.each([
    [{ a: 'info@site.example' }, 'a', '"info@site.example" is reserved for examples'],
    [{ a: '+1 302 555 0142' }, 'a', '"+1 302 555 0142" is reserved for fiction'],
    [{ a: { slug: 'b', sample: true } }, 'a (b)', 'is a sample'],
    [{ a: { name: 'B', placeholder: true } }, 'a (B)', 'is a placeholder'],
    [{ a: { b: 1, placeholders: ['b'] } }, 'a.b', 'is a placeholder'],
    [{ a: { open: true } }, 'a', 'is an open decision of yours'],
    [{ a: { open: ['Who?'] } }, 'a', 'is an open decision of yours: Who?'],
    [{ a: { open: 'The share.' } }, 'a', 'is an open decision of yours: The share.'],
    [{ a: { spec: '1', method: 'ours' } }, 'a', 'is your own figure: be ready to show how it was measured'],
    ['https://site.example', '(root)', '"https://site.example" is reserved for examples'],
  ])('names file, field and reason of %j', (data, field, reason) => {
    expect(findingsInJson('site.json', data)).toEqual([{ file: 'site.json', field, reason }]);
  });

  it('passes a method of what is no figure, and what is open no more', () => {
    expect(findingsInJson('a.json', [{ method: 'by hand' }, { open: false }, { open: [] }])).toEqual([]);
  });
});

describe('findingsInMarkdown', () => {
  it('reads the front matter alone', () => {
    expect(findingsInMarkdown('a.md', '---\ntitle: A\nsample: true\nplaceholder: true\n---\nText')).toEqual([
      { file: 'a.md', field: '(front matter)', reason: 'is a sample' },
      { file: 'a.md', field: '(front matter)', reason: 'is a placeholder' },
    ]);
    expect(findingsInMarkdown('a.md', '---\nsample: false\n---\nsample: true')).toEqual([]);
    expect(findingsInMarkdown('a.md', 'sample: true')).toEqual([]);
  });
});

describe('contradictions', () => {
  const facts = (faq: string, guide: string) => ({
    thresholdFaq: { text: faq, contradicts: 'thresholdGuide' },
    thresholdGuide: { text: guide, contradicts: 'thresholdFaq' },
    age: { text: '18' },
  });

  it('reports a pair once, with both readings', () => {
    const [first, ...others] = contradictions('facts.json', facts('$5.00', '$10'));
    expect(first).toEqual({
      file: 'facts.json',
      field: 'thresholdFaq',
      reason: 'says "$5.00" where thresholdGuide says "$10"',
    });
    expect(others).toEqual([]);
  });

  it('reports a reading that another does not know of', () => {
    const { thresholdFaq, thresholdGuide } = facts('$5', '$10');
    const oneSided = { thresholdFaq, thresholdGuide: { text: thresholdGuide.text } };
    expect(contradictions('facts.json', oneSided).map(({ field }) => field)).toEqual(['thresholdFaq']);
    expect(contradictions('facts.json', { thresholdFaq })).toEqual([]);
  });

  it('is content once both say the same', () => {
    expect(contradictions('facts.json', facts('$10', '$10'))).toEqual([]);
  });
});

it('unsetSettings counts blank as unset', () => {
  const env = { A_URL: 'https://hooks.site.com', B_URL: '  ' };
  const reason = 'is not set: what visitors send stays on the server';
  expect(unsetSettings(['A_URL', 'B_URL', 'C_URL'], env)).toEqual([
    { file: '.env', field: 'B_URL', reason },
    { file: '.env', field: 'C_URL', reason },
  ]);
});

it('finds a text that says it is a placeholder, and no other', () => {
  expect(findingsInText('LICENSE', 'PLACEHOLDER: the owner decides.\n\nAll rights reserved.')).toEqual([
    { file: 'LICENSE', field: '(text)', reason: 'is a placeholder: the owner decides.' },
  ]);
  expect(findingsInText('LICENSE', 'MIT License')).toEqual([]);
});
