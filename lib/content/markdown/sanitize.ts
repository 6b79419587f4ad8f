import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { CALLOUT_CLASSES } from './callouts';
import { ALIGNMENTS } from './tables';

/** What HTML of a text may hold, whatever was typed. */
export const SANITIZE: Schema = {
  ...defaultSchema,
  // Ids are made by this program from the text, so they cannot collide with anything that needs a prefix.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: [
      ...(defaultSchema.attributes?.div ?? []),
      ['className', 'table-scroll', 'table-cards', 'callout', ...CALLOUT_CLASSES],
      'tabIndex',
      'role',
      'ariaLabel',
    ],
    p: [['className', 'callout-title']],
    span: [['className', 'task', 'task-done'], 'role', 'ariaLabel'],
    td: [['className', ...ALIGNMENTS], 'dataHead'],
    th: [['className', ...ALIGNMENTS], 'scope'],
    figure: ['dataFigure', ['className', 'picture']],
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'srcSet', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
};
