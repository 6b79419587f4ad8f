import { expect, it } from 'vitest';
import { hexOf } from './theme';

it('names the colour that the theme lacks', () => {
  expect(() => hexOf('gold')).toThrow('content/theme.json  colours.gold');
});
