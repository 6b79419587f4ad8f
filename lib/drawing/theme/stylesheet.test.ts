import { expect, it } from 'vitest';
import { themeStylesheet } from './stylesheet';
import { THEME_COLOURS, type Theme } from './theme';

const theme = {
  colours: Object.fromEntries(THEME_COLOURS.map((name) => [name, '#102030'])),
  radius: 1.2,
  displayFace: { name: 'A', credit: 'B', file: 'c.ttf' },
} as Theme;
const FACE = { ascent: 0.9, descent: 0.3, width: 0.47894 };

it('has every colour, the shadow of ink and the radii that follow from one', () => {
  const css = themeStylesheet(theme, FACE);
  for (const name of THEME_COLOURS) expect(css).toContain(`--color-${name}: #102030;`);
  expect(css).toContain('rgb(16 32 48 / 0.18)');
  expect(css).toContain('--radius-control: 0.7rem;');
  expect(css).toContain('--radius-card: 1.2rem;');
  expect(css).toContain('--radius-panel: 1.8rem;');
});

it('makes the faces of systems as wide and as high as the display face', () => {
  expect(themeStylesheet(theme, FACE)).toMatch(
    /"Display Arial";[^}]*size-adjust: 100.0%;\n {2}ascent-override: 90.0%;\n {2}descent-override: 30.0%;/,
  );
  expect(themeStylesheet(theme, { ...FACE, width: 2 * FACE.width })).toMatch(
    /"Display Arial";[^}]*size-adjust: 200.0%;\n {2}ascent-override: 45.0%;\n {2}descent-override: 15.0%;/,
  );
});
