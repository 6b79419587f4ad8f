/**
 * `npm run press-kit`: makes the files of the press kit from the brand's drawings, the site's own pages and the facts,
 * and writes them to public/press-kit, where /press offers them, and the pictures of README.md. Run it after the name, a fact or the look of a page
 * in it has changed, and commit the result.
 */
import './errors.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '../content';
import { KIT_STAMP, kitStamp } from './launch/brand';
import { archive, logoPack } from './press-kit/logo-pack';
import { openSite } from './press-kit/open-site';
import { printPage, readmePictures, screenshots } from './press-kit/pictures';

const FOLDER = 'public/press-kit';

const { press, site } = content();
await mkdir(FOLDER, { recursive: true });

// First, so that a site that cannot be opened leaves the kit as it was.
const open = await openSite(process.cwd());
try {
  const { slug } = site.product;
  await write('logo-pack', archive(`${slug}-logo-pack`, await logoPack(site)));
  const shots = await screenshots(open);
  await write('screenshots', archive(`${slug}-screenshots`, shots));
  for (const [file, bytes] of await readmePictures(shots)) await writeBytes(file, bytes);
  for (const { id, page } of press.kit) if (page) await write(id, await printPage(open, page));
} finally {
  await open.close();
}
await writeFile(KIT_STAMP, kitStamp());

async function write(id: string, bytes: Uint8Array): Promise<void> {
  const entry = press.kit.find((file) => file.id === id);
  if (!entry) throw new Error(`content/press.json  kit  has no entry with the id "${id}"`);
  await writeBytes(join(FOLDER, entry.file), bytes);
}

async function writeBytes(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
