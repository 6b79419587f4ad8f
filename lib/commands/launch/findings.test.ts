import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { errorOf } from '../../site/checks';
import { contradictions, findingsIn, findingsInText, launchFindings, undelivered } from './findings';

describe('findingsIn', () => {
  const fields = (data: unknown) => findingsIn('a.json', data).map(({ field }) => field);

  it.each([
    ['an example domain', { url: 'https://site.example' }, ['url']],
    ['an example domain of its own', { url: 'https://www.example.com/path' }, ['url']],
    ['a mail address there', { mail: 'info@site.example' }, ['mail']],
    ['a stand-in account', { url: 'https://x.com/site_example' }, ['url']],
    ['a stand-in store listing', { url: 'https://play.example-store.com/?id=example.site.app' }, ['url']],
    ['a test domain', { url: 'https://site.test/x' }, ['url']],
    ['a number kept for fiction', { phone: '+1 302 555 0142' }, ['phone']],
    ['a default', { address: { street: '1 Road', decide: true } }, ['address']],
    [
      'a sample in a list, by name',
      [
        { id: 'ann', sample: true },
        { id: 'ben', sample: false },
      ],
      ['0 (ann)'],
    ],
    ['a sample that is the whole file', { sample: true, items: [] }, ['(root)']],
    ['both', { split: { decide: true, sample: true } }, ['split', 'split']],
    ['something deep', { a: [{ b: { url: 'https://site.example' } }] }, ['a.0.b.url']],
  ])('finds %s', (_name, data, expected) => expect(fields(data)).toEqual(expected));

  it.each([
    ['a real address', { url: 'https://www.site.com', mail: 'info@site.co.ke' }],
    ['the word in a sentence', { text: 'For example, write to us@home.' }],
    ['the word inside another', { url: 'https://examples-of-work.com', mail: 'a@counterexample.org' }],
    ['a real number', { phone: '+1 302 555 1142' }],
    [
      'marks that are off',
      [
        { sample: false, decide: false },
        { open: 'Open Menu', sample: 'Small' },
      ],
    ],
    ['nothing', null],
  ])('passes %s', (_name, data) => expect(fields(data)).toEqual([]));

  it.each([
    [{ a: 'info@site.example' }, 'a', '"info@site.example" is reserved for examples'],
    [{ a: '+1 302 555 0142' }, 'a', '"+1 302 555 0142" is reserved for fiction'],
    [{ a: { slug: 'b', sample: true } }, 'a (b)', 'is a sample'],
    [{ a: { name: 'B', decide: true } }, 'a (B)', 'is a default: decide it'],
    ['https://site.example', '(root)', '"https://site.example" is reserved for examples'],
  ])('names file, field and reason of %j', (data, field, reason) => {
    expect(findingsIn('site.json', data)).toEqual([{ file: 'site.json', field, reason }]);
  });
});

it('findings in front matter are told of it, also of a part of it', () => {
  const front = { sample: true, decide: true, call: { title: 'A', decide: true } };
  expect(findingsIn('a.md', front, '(front matter)')).toEqual([
    { file: 'a.md', field: '(front matter)', reason: 'is a sample' },
    { file: 'a.md', field: '(front matter)', reason: 'is a default: decide it' },
    { file: 'a.md', field: 'call', reason: 'is a default: decide it' },
  ]);
});

describe('contradictions', () => {
  const facts = (faq: string, guide: string) => ({
    thresholdFaq: { text: faq, contradicts: 'thresholdGuide' },
    thresholdGuide: { text: guide, contradicts: 'thresholdFaq' },
    age: { text: '18' },
  });

  it('reports a pair once, with both readings', () => {
    const [first, ...others] = contradictions(facts('$5.00', '$10'), 'USD');
    expect(first).toEqual({
      file: 'content/facts.json',
      field: 'thresholdFaq',
      reason: 'says "$5.00" where thresholdGuide says "$10"',
    });
    expect(others).toEqual([]);
  });

  it('reports a reading that another does not know of', () => {
    const { thresholdFaq, thresholdGuide } = facts('$5', '$10');
    const oneSided = { thresholdFaq, thresholdGuide: { text: thresholdGuide.text } };
    expect(contradictions(oneSided, 'USD').map(({ field }) => field)).toEqual(['thresholdFaq']);
    expect(contradictions({ thresholdFaq }, 'USD')).toEqual([]);
  });

  it('is content once both say the same', () => {
    expect(contradictions(facts('$10', '$10'), 'USD')).toEqual([]);
  });
});

it('asks for a webhook of each form unless leads go by mail', () => {
  const names = (env: Record<string, string>) => undelivered(env).map(({ field }) => field);
  expect(names({})).toHaveLength(4);
  expect(names({ CONTACT_WEBHOOK_URL: 'https://hooks.site.com', EVENT_WEBHOOK_URL: '  ' })).toHaveLength(3);
  expect(names({ MAIL_URL: 'smtps://mail.site.com' })).toEqual([]);
});

describe('an owner who settles everything', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
  });
  afterEach(() => folder.remove());
  /** Each mark off or gone, nothing reserved. */
  const settled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (/^\S*(?:\/\/|@)\S*$/.test(value)) return value.replace(/example/g, 'acme');
      return value.replace('555 01', '555 11');
    }
    if (Array.isArray(value)) return value.map(settled);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).filter(([key]) => key !== 'decide');
    return Object.fromEntries(
      entries.map(([key, item]) => [key, key === 'sample' && item === true ? false : settled(item)]),
    );
  };

  it('is ready, with content that is sound', () => {
    const find = () => launchFindings(folder.dir, 'MIT', { MAIL_URL: 'smtps://mail.site.com' });
    expect(find()).not.toEqual([]);
    for (const file of readdirSync(folder.dir).filter((name) => name.endsWith('.json')))
      folder.edit(file, (text) => JSON.stringify(settled(JSON.parse(text))));
    for (const page of readdirSync(join(folder.dir, 'pages')).filter((name) => name.endsWith('.md')))
      folder.edit(`pages/${page}`, (text) => text.replace(/^decide: true\n/m, ''));
    folder.json('facts.json', (facts) => {
      for (const [one, other] of [
        ['payoutThresholdFaq', 'payoutThresholdGuide'],
        ['processingFaq', 'processingGuide'],
      ] as const)
        Object.assign(facts[one], { ...facts[other], contradicts: other });
    });
    // The body of a text is no mark.
    folder.edit('articles/one.md', (text) => `${text}\nsample: true\n`);
    expect(find()).toEqual([]);
    expect(errorOf(readContent(folder.dir, TODAY), process.cwd())?.message).toBeUndefined();
  });
});

it('finds a text that says it is a placeholder, and no other', () => {
  expect(findingsInText('LICENSE', 'PLACEHOLDER: the owner decides.\n\nAll rights reserved.')).toEqual([
    { file: 'LICENSE', field: '(text)', reason: 'is a placeholder: the owner decides.' },
  ]);
  expect(findingsInText('LICENSE', 'MIT License')).toEqual([]);
});
