import { z } from 'zod';
import { text, words } from './common';

/** Copy of content/calculator.json, part by part. */
export const calculatorSchema = z.strictObject({
  costs: words('refused', 'currency', 'data', 'hint'),
  actions: words('month'),
  form: words('views', 'viewsHint', 'days', 'lowest', 'first', 'usual', 'ordinary', 'threshold'),
  table: words('title', 'label', 'views', 'payout').extend({
    basis: text,
    column: text,
    caption: text,
  }),
  items: words('title', 'advice'),
  sum: words('example').extend({ views: text }),
});
