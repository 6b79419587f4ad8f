import { expect, it } from 'vitest';
import { filledForms } from './copy';

const FORM = {
  title: 'Write to {Product}',
  sent: { texts: ['{{earn views=10}} a post', 'Thank you.'] },
  max: 3,
};

it('fills each text that is known as a whole, wherever it stands, and leaves everything else', () => {
  const fillings = { 'Write to {Product}': 'Write to Soko', '{{earn views=10}} a post': '$0.10 a post' };
  expect(filledForms(FORM, fillings)).toEqual({
    title: 'Write to Soko',
    sent: { texts: ['$0.10 a post', 'Thank you.'] },
    max: 3,
  });
});

it('fills names in a text that was written since', () => {
  expect(filledForms(FORM, { '{Product}': 'Soko' }).title).toBe('Write to Soko');
  expect(filledForms('{Product} in {unknown}', { '{Product}': 'Soko' })).toBe('Soko in {unknown}');
});
