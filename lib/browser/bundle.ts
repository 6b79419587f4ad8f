/** Bundles the site script (lib/browser/site.ts and what it imports on demand) for `next build` and `next dev`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { SITE_SCRIPT_MANIFEST } from './manifest';

const FOLDER = 'public/assets';

/**
 * Writes the content-hashed modules to public/assets and their manifest beside them.
 * @param projectDir absolute path of the checkout
 * @throws esbuild's BuildFailure with file and line when a module does not compile
 */
export async function bundleSiteScript(projectDir: string): Promise<void> {
  const outdir = join(projectDir, FOLDER);
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const result = await build({
    absWorkingDir: projectDir,
    entryPoints: ['lib/browser/site.ts'],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    metafile: true,
    tsconfig: 'tsconfig.json',
  });
  const entry = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint);
  if (!entry) throw new Error('The site script has no entry output.');
  await writeFile(
    join(projectDir, SITE_SCRIPT_MANIFEST),
    JSON.stringify({ entry: `/assets/${basename(entry[0])}` }),
  );
}
