/**
 * `npm run font`: cuts the display face to the characters that headings use, for next/font, and to those that any
 * title may use as TrueType, which is what social cards are drawn with.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const TYPOGRAPHIC = '–—‘’“”…·×→←€£éÉ ';
const LATIN_1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('');
const FOLDER = 'app/fonts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
);
const original = await readFile(source);
await write('bricolage-grotesque-800.woff2', ASCII + TYPOGRAPHIC, 'woff2');
await write('bricolage-grotesque-800.ttf', ASCII + LATIN_1 + TYPOGRAPHIC, 'truetype');

async function write(name: string, characters: string, targetFormat: 'woff2' | 'truetype'): Promise<void> {
  const subset = await subsetFont(original, characters, { targetFormat });
  await writeFile(`${FOLDER}/${name}`, subset);
  console.log(`${FOLDER}/${name}: ${subset.length} bytes`);
}
