/** The status of a prerendered page, which Next keeps in a `.meta` file beside the document. */
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Makes `next start` answer a prerendered page with this status.
 * @param htmlFile absolute path of the document
 * @param status HTTP status
 * @throws when the document has no `.meta` file beside it
 */
export async function setStatus(htmlFile: string, status: number): Promise<void> {
  const file = htmlFile.replace(/\.html$/, '.meta');
  const meta = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...meta, status }));
}
