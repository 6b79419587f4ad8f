import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, TODAY } from '../folder.fixture';
import { readContent } from '../load';
import { formFillings } from './form-fillings';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  folder.json('site.json', (site) => {
    site.product.name = 'Soko';
  });
  folder.json('forms.json', (forms) => {
    forms.contact.title = "Write to {Product}'s people";
    forms.contact.sent.text = '{{24 + 2 as number}} of {Product}, \\{Product}';
    forms.partner.sent.text = 'Thank you.';
  });
});
afterEach(() => folder.remove());

it('tells each text that has placeholders as the rest of content/ would show it', () => {
  const fillings = formFillings(folder.dir, { names: false });
  expect(fillings).toEqual({
    "Write to {Product}'s people": 'Write to Soko’s people',
    '{{24 + 2 as number}} of {Product}, \\{Product}': '26 of Soko, {Product}',
  });
  const { content } = readContent(folder.dir, TODAY);
  expect(Object.values(fillings)).toEqual([content.forms?.contact.title, content.forms?.contact.sent.text]);
});

it('tells every name on its own while forms are being written', () => {
  expect(formFillings(folder.dir, { names: true })).toMatchObject({ '{Product}': 'Soko' });
});

it('leaves a name that nothing explains to the check of content', () => {
  folder.json('forms.json', (forms) => {
    forms.event.submit = 'Join {Prodct}';
  });
  const { problems } = readContent(folder.dir, TODAY);
  expect(problems).toEqual([
    expect.objectContaining({ file: 'forms.json', reason: expect.stringContaining('{Prodct}') }),
  ]);
  expect(formFillings(folder.dir, { names: false })).not.toHaveProperty(['Join {Prodct}']);
});
