/**
 * `npm run font`: cuts the display face to the characters that headings use, for next/font, and to those that any
 * title may use as TrueType, which is what social cards are drawn with.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What only code is written with, and no heading. */
const CODE = /[`^~{}|\\<>_=[\]]/g;
const TYPOGRAPHIC = '–—‘’“”…·×→←€£éÉ ';
const LATIN_1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('');
const FOLDER = 'app/fonts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
);
const original = await readFile(source);
// Kerning is what large headings need of the font's features; alternates that nothing switches on would only weigh.
await write('bricolage-grotesque-800.woff2', ASCII.replace(CODE, '') + TYPOGRAPHIC, {
  targetFormat: 'woff2',
  keepFeatures: ['kern'],
  noLayoutClosure: true,
});
await write('bricolage-grotesque-800.ttf', ASCII + LATIN_1 + TYPOGRAPHIC, { targetFormat: 'truetype' });

/** The package's types do not know all of its options yet. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & { keepFeatures?: string[] };

async function write(name: string, characters: string, options: Options): Promise<void> {
  const subset = await subsetFont(original, characters, options);
  await writeFile(`${FOLDER}/${name}`, subset);
  console.log(`${FOLDER}/${name}: ${subset.length} bytes`);
}
