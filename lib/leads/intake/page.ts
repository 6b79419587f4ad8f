import { FORM_COPY, type FormName, formPageOf } from '../forms';
import type { Log } from '../log';
import { reasonOf } from '../log';
import { fillForm } from './fill';
import type { RenderForm } from './respond';

const FETCH_TIMEOUT = 3_000;

/** A bare form with the names and labels of the real one: enough to show what was typed and to send it again. */
function barePage(form: FormName): string {
  const { title, submit, fields } = FORM_COPY[form];
  const rows = Object.entries(fields).map(([name, label]) => {
    const field =
      name === 'message'
        ? `<textarea name="message" rows="8" cols="40"></textarea>`
        : `<input name="${name}">`;
    return `<p><label>${label}<br>${field}</label> <strong data-error="${name}" hidden></strong></p>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><form method="post" data-form="${form}"><p data-status="${form}" role="alert" hidden></p>${rows.join('')}<button>${submit}</button></form></main></body></html>`;
}

/** @returns the HTML of a static page of this server. @throws when it cannot be had */
export type OwnPage = (path: string) => Promise<string>;

/**
 * Static pages, which the server asks itself for once and keeps: so what it answers to a visitor has the look of the
 * site, and no component is rendered outside of Next.
 * @param port of this server on the loopback interface; undefined on hosts without one
 */
export function ownPages(port: string | undefined): OwnPage {
  const pages = new Map<string, string>();
  return async (path) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    if (!port) throw new Error('no port');
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const html = await response.text();
    pages.set(path, html);
    return html;
  };
}

/**
 * Renders forms into their own page, for a visitor without JavaScript.
 * @returns a renderer that falls back on a bare form when the page cannot be had
 */
export function formRenderer(port: string | undefined, log: Log): RenderForm {
  const pageOf = ownPages(port);
  return async (form, filled) => {
    try {
      if (port) return fillForm(await pageOf(formPageOf(form)), form, filled);
    } catch (error) {
      log(`the page ${formPageOf(form)} cannot be used: ${reasonOf(error)}`);
    }
    return fillForm(barePage(form), form, filled);
  };
}
