import { expect, test } from 'vitest';
import { svgDocument } from './svg-file';
import { palette } from './theme/theme';

const STREET = 'components/art/drawings/street.svg';

test('a drawing as a document has the colours of the theme, and needs no stylesheet', () => {
  const document = svgDocument(STREET, new Map(palette()).set('sun', '#123456'));
  expect(document).toContain('fill="#123456"');
  expect(document).toContain('color="#123456"');
  expect(document).not.toContain('class=');
  expect(document).not.toContain('undefined');
});

test('a colour that the theme lacks is named', () => {
  const colours = new Map(palette());
  colours.delete('rose');
  expect(() => svgDocument(STREET, colours)).toThrow('content/theme.json  colours.rose');
});

test('who stands in a drawing is drawn by name and pose, and see-through colours stay so', () => {
  const document = svgDocument(
    'components/art/drawings/market.svg',
    palette(),
    (name, pose) => `<path id="${name} ${pose}" class="stroke-ink/30"/>`,
  );
  expect(document).toContain('<path id="njeri stand" stroke="');
  expect(document).toContain('stroke-opacity="0.3"');
  expect(document).not.toContain('<use');
});
