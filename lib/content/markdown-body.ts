import { checkFigures } from './check-figures';
import type { Filler } from './filler';
import type { MarkdownFile } from './front-matter';
import type { MarkdownLink, MarkdownOutline } from './markdown';
import type { Report } from './problems';

export type MarkdownBody = Pick<MarkdownFile, 'file' | 'body' | 'bodyLine'>;

/** @returns the body with its placeholders filled and its examples worked out */
export function fillBody({ file, body, bodyLine }: MarkdownBody, filler: Filler): string {
  return filler.text(body, { file, field: '(body)', line: bodyLine });
}

/**
 * Reports a body that is empty, what of it would be dropped or misread, and figures that cannot be drawn.
 * @param outline of the filled body, its lines counted from the body's first
 */
export function checkBody(source: MarkdownBody, outline: MarkdownOutline, report: Report): void {
  const { file, body } = source;
  if (body === '') report({ file, field: '(body)', reason: 'is empty' });
  for (const { near, line, reason } of outline.faults) {
    report({ file, field: '(body)', reason, line: lineInFile(source, near, line) });
  }
  checkFigures(outline.figures, source, report);
}

/** @returns the links of a body with the lines of the file on which they stand */
export function linksInFile(source: MarkdownBody, { links }: MarkdownOutline): MarkdownLink[] {
  return links.map(({ target, line }) => ({ target, line: lineInFile(source, `(${target}`, line) }));
}

/** A worked example may fill several lines, so the line of a filled body is only where the search falls back to. */
function lineInFile({ body, bodyLine }: MarkdownBody, wanted: string, line: number): number {
  const lines = body.split('\n');
  if (lines[line - 1]?.includes(wanted)) return bodyLine + line - 1;
  const found = lines.findIndex((text) => text.includes(wanted));
  return bodyLine + (found < 0 ? line - 1 : found);
}
