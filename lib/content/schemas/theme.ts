import { z } from 'zod';
import { contrastFaults } from '../../drawing/theme/contrast';
import { THEME_COLOURS, type ThemeColour } from '../../drawing/theme/theme';
import { text } from './common';

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour as #rrggbb, in lower case, such as #27d07c');

const CANNOT = { text: 'cannot be read with', part: 'cannot be told from' };
const WHAT = { text: 'text needs', part: 'borders of fields, marks and icons need' };

const colours = z
  .strictObject(
    Object.fromEntries(THEME_COLOURS.map((name) => [name, hex])) as Record<ThemeColour, typeof hex>,
  )
  .superRefine((all, context) => {
    for (const { colour, against, ratio, kind, least, nearest } of contrastFaults(all)) {
      const instead = nearest
        ? `${nearest} is the nearest that can`
        : `no shade of it can: change ${against}`;
      context.addIssue({
        code: 'custom',
        path: [colour],
        message: `${CANNOT[kind]} ${against}, at ${ratio.toFixed(1)}:1 where ${WHAT[kind]} ${least}:1: ${instead}`,
      });
    }
  });

/** The look of the site: colours, corners and the face of headings. */
export const themeSchema = z.strictObject({
  colours,
  /** Of a card's corners, in rem: those of controls and panels follow. */
  radius: z.number().min(0, 'must be 0 to 3, in rem').max(3, 'must be 0 to 3, in rem'),
  displayFace: z.strictObject({
    name: text,
    /** Who made it, and its licence. */
    credit: text,
    /** A file of content/fonts/, an installed package, or a file of one. */
    file: text.regex(
      /^(?!\/)(?!.*\.\.)[\w@./ -]+$/,
      'must be a file of content/fonts/ or an installed package',
    ),
  }),
});
