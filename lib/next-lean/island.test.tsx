import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseHtml } from './adapter/html';
import { createIsland } from './island';

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
