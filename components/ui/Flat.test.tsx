import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Flat } from './Flat';

function Card({ title }: { title: string }) {
  return (
    <li data-card className="card">
      {title} <b>&amp;</b>
    </li>
  );
}

it('renders to what the plain element does', () => {
  const inside = ['One <i>', 'Two'].map((title) => <Card key={title} title={title} />);
  const attributes = { className: 'list', 'aria-label': 'Cards', 'data-listing': true };
  expect(
    renderToStaticMarkup(
      <Flat as="section" {...attributes}>
        {inside}
      </Flat>,
    ),
  ).toBe(renderToStaticMarkup(<section {...attributes}>{inside}</section>));
});
