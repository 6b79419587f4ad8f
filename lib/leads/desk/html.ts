/** Pages of the desk as text, safe by construction: what is not marked as HTML is escaped. */

/** A piece of finished HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Marks that reverse the writing would show a text as another. */
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/g;

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (part === undefined || part === false) return '';
  return String(part)
    .replace(REVERSING, '\ufffd')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Tag of a template whose values are escaped. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.map((text, index) => text + textOf(values[index])).join(''));
}
