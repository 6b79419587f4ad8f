/** What visitors read on and after each form. Not through lib/content, which reads the disk: browsers load this too. */
import copy from '@/content/forms.json' with { type: 'json' };

/** Texts of content/forms.json as they read once filled, by how they are written; `{name}` alone in `next dev`. */
export type FormFillings = Readonly<Record<string, string>>;

/**
 * Bundlers write the fillings in the place of the variable (lib/content/read/form-fillings.ts), so that no browser needs to
 * know facts or arithmetic; the commands of lib/commands set it.
 */
const FILLINGS = JSON.parse(process.env.FORM_FILLINGS || '{}') as FormFillings;

/** @returns the value with each text that has placeholders filled */
export function filledForms<Value>(value: Value, fillings = FILLINGS): Value {
  return JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === 'string'
      ? (fillings[text] ?? text.replace(/\{\w+\}/g, (name) => fillings[name] ?? name))
      : text,
  );
}

/** Labels, button, and the words of the sent state, by form. lib/content validates the file. */
export const FORM_COPY = filledForms(copy);

export const EVERY_FORM = FORM_COPY.all;
