import { type FormName, formPageOf } from '../forms';
import { barePage, fromPage } from '../pages';
import type { LeadsCopy } from '../settings';
import { fillForm } from './fill';
import type { RenderForm } from './respond';

/** A bare form with the names and labels of the real one: enough to show what was typed and to send it again. */
function bareForm(form: FormName, { title, submit, fields }: LeadsCopy['forms'][FormName]): string {
  const rows = Object.entries(fields).map(([name, label]) => {
    const field =
      name === 'message'
        ? `<textarea name="message" rows="8" cols="40"></textarea>`
        : `<input name="${name}">`;
    return `<p><label>${label}<br>${field}</label> <strong data-error="${name}" hidden></strong></p>`;
  });
  return barePage(
    title,
    `<form method="post" data-form="${form}"><p data-status="${form}" role="alert" hidden></p>${rows.join('')}<button>${submit}</button></form>`,
  );
}

/** @returns what renders a form into its own page, for a visitor without JavaScript */
export function formRenderer(copy: LeadsCopy['forms'], pages: Parameters<typeof fromPage>[2]): RenderForm {
  return (form, filled) =>
    fromPage(formPageOf(form), bareForm(form, copy[form]), pages, (html) => fillForm(html, form, filled));
}
