import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseHtml } from './adapter/html';
import { createIsland, jsonOf } from './island';

const Island = createIsland({ Greeting: ({ name }: { name: unknown }) => <p>{String(name)}</p> });

it('says beside its HTML which component it is, when it is fetched and what it receives', () => {
  const html = renderToStaticMarkup(
    <Island name="Greeting" when="visible" className="wide" props={{ name: 'Ann "A"' }} />,
  );
  const [island] = parseHtml(html).elements.filter(({ tagName }) => tagName === 'div');
  expect(Object.fromEntries(island?.attrs.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    'data-island': 'Greeting',
    'data-when': 'visible',
    'data-props': '{"name":"Ann \\"A\\""}',
    class: 'wide',
  });
  expect(html).toContain('<p>Ann &quot;A&quot;</p>');
});

it('refuses props that a browser would not get as they are', () => {
  const island = <Island name="Greeting" when="load" props={{ name: new Date(0) }} />;
  expect(() => renderToStaticMarkup(island)).toThrow('<Island name="Greeting"> receives props');
});

it('gives back what JSON can say, unchanged', () => {
  const props = { text: 'a "b" <c>', list: [1, null, { deep: true }], absent: undefined };
  expect(JSON.parse(jsonOf(props, 'x'))).toEqual({ text: 'a "b" <c>', list: [1, null, { deep: true }] });
});

it('names every part that would be lost or changed, and whose it is', () => {
  const props = {
    onSend: () => 1,
    when: { opened: new Date(0) },
    list: ['fine', Number.NaN, undefined],
    icon: createElement('b'),
    tags: new Set(['a']),
    big: 1n,
  };
  expect(() => jsonOf(props, '<Island name="contact">')).toThrow(
    [
      '<Island name="contact"> receives props that are no JSON:',
      'onSend: function',
      'when.opened: a Date',
      'list[1]: NaN',
      'list[2]: undefined',
      'icon: a React element',
      'tags: a Set',
      'big: bigint',
    ].join('\n- '),
  );
});
