import { FIGURE_NAMES, isFigureName } from '../drawing/figures';
import type { MarkdownFile } from './front-matter';
import { outline } from './markdown';
import type { PlacedFigure } from './markdown-figures';
import type { Report } from './problems';

/** A body as its file has it: filling its placeholders may remove lines. */
type Source = Pick<MarkdownFile, 'file' | 'body' | 'bodyLine'>;

/** Reports each figure that cannot be drawn or that a reader could not follow. */
export function checkFigures(figures: readonly PlacedFigure[], source: Source, report: Report): void {
  for (const [index, { name, alt, caption, alone }] of figures.entries()) {
    const reasons = [
      !isFigureName(name) && `"${name}" is not a figure; there are ${FIGURE_NAMES.join(', ')}`,
      !alt && `figure "${name}" needs an alternative text between the square brackets`,
      !caption && `figure "${name}" needs a caption in quotes after its name`,
      !alone && `figure "${name}" must stand alone, with an empty line before and after it`,
    ];
    for (const reason of reasons) {
      if (reason) report({ file: source.file, field: '(body)', reason, line: lineOf(index, source) });
    }
  }
}

function lineOf(index: number, { body, bodyLine }: Source): number {
  return bodyLine + (outline(body).figures[index]?.line ?? 1) - 1;
}
