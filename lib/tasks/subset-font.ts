/** `npm run font`: cuts the display face to the characters headings use and writes it where next/font reads it. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const TYPOGRAPHIC = '–—‘’“”…·×→←€£éÉ ';
const TARGET = 'app/fonts/bricolage-grotesque-800.woff2';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
);
const subset = await subsetFont(await readFile(source), ASCII + TYPOGRAPHIC, { targetFormat: 'woff2' });
await writeFile(TARGET, subset);
console.log(`${TARGET}: ${subset.length} bytes`);
