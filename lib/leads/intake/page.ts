import { type FormName, formPageOf } from '../forms';
import { type Log, reasonOf } from '../log';
import type { LeadsCopy } from '../settings';
import { fillForm } from './fill';
import type { RenderForm } from './respond';

/** A bare form with the names and labels of the real one: enough to show what was typed and to send it again. */
function barePage(form: FormName, { title, submit, fields }: LeadsCopy['forms'][FormName]): string {
  const rows = Object.entries(fields).map(([name, label]) => {
    const field =
      name === 'message'
        ? `<textarea name="message" rows="8" cols="40"></textarea>`
        : `<input name="${name}">`;
    return `<p><label>${label}<br>${field}</label> <strong data-error="${name}" hidden></strong></p>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><form method="post" data-form="${form}"><p data-status="${form}" role="alert" hidden></p>${rows.join('')}<button>${submit}</button></form></main></body></html>`;
}

/** @returns the HTML of a static page of the site. @throws when it cannot be had */
export type ReadPage = (pathname: string) => Promise<string>;

/**
 * Renders forms into their own page, for a visitor without JavaScript.
 * @returns a renderer that falls back on a bare form when the page cannot be had
 */
export function formRenderer(readPage: ReadPage, copy: LeadsCopy['forms'], log: Log): RenderForm {
  return async (form, filled) => {
    try {
      return fillForm(await readPage(formPageOf(form)), form, filled);
    } catch (error) {
      log(`the page ${formPageOf(form)} cannot be used: ${reasonOf(error)}`);
      return fillForm(barePage(form, copy[form]), form, filled);
    }
  };
}
