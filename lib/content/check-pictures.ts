import type { MarkdownFile } from './front-matter';
import { outline } from './markdown';
import type { PlacedPicture } from './markdown-pictures';
import { type Picture, readPicture } from './pictures';
import type { Report } from './problems';

/** A body as its file has it: filling its placeholders may remove lines. */
type Source = Pick<MarkdownFile, 'file' | 'body' | 'bodyLine'>;

/**
 * Reports each picture that cannot be shown, or that somebody who does not see it would miss.
 * @param folder of the text inside content/
 * @returns those that are sound, by name
 */
export function checkPictures(
  placed: readonly PlacedPicture[],
  source: Source,
  contentDir: string,
  folder: string,
  report: Report,
): Map<string, Picture> {
  const sound = new Map<string, Picture>();
  for (const [index, { name, alt, alone }] of placed.entries()) {
    const reading = readPicture(contentDir, folder, name);
    if ('picture' in reading) sound.set(name, reading.picture);
    const reason =
      ('reason' in reading && reading.reason) ||
      (!alt && `picture "${name}" needs a text between the square brackets that says what it shows`) ||
      (!alone && `picture "${name}" must stand alone, with an empty line before and after it`);
    if (reason) report({ file: source.file, field: '(body)', reason, line: lineOf(index, source) });
  }
  return sound;
}

/** Reports each picture in a text that may hold none. */
export function refusePictures(placed: readonly PlacedPicture[], source: Source, report: Report): void {
  for (const [index, { name }] of placed.entries()) {
    const reason = `picture "${name}" cannot stand here: articles alone hold pictures`;
    report({ file: source.file, field: '(body)', reason, line: lineOf(index, source) });
  }
}

function lineOf(index: number, { body, bodyLine }: Source): number {
  return bodyLine + (outline(body).pictures[index]?.line ?? 1) - 1;
}
