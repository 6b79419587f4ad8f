/** Bundles the site script (lib/browser/site.ts and what it imports on demand) for `next build` and `next dev`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { reading } from '../content';
import { smaller } from '../next-lean/islands/smaller';
import {
  type Environment,
  publicDefines,
  SITE_SCRIPT_MANIFEST,
  type SiteScriptManifest,
} from '../site/site-script';

const ENTRY = 'lib/browser/site.ts';
const FOLDER = 'public/assets';

/**
 * Compiles the site script, without writing anything.
 * @param env where the `NEXT_PUBLIC_…` settings are taken from; they are built in, as Next does with its own code
 * @returns the URL path of the entry module, and every module by its URL path
 * @throws esbuild's BuildFailure with file and line when a module does not compile
 */
export async function compileSiteScript(
  projectDir: string,
  env: Environment = process.env,
  entryPoint = ENTRY,
) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entryPoint],
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
    define: { ...publicDefines(env), ...wordDefines() },
    write: false,
    plugins: [smaller],
  });
  // A module that is imported on demand counts as an entry point, too.
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (!entry) throw new Error('The site script has no entry output.');
  return {
    entry: urlPath(entry[0]),
    modules: new Map(outputFiles.map(({ path, contents }) => [urlPath(path), contents])),
  };
}

/**
 * Writes the content-hashed modules to public/assets and their manifest beside them. Those of earlier bundlings, which
 * pages that a visitor has open may still ask for, are kept from release to release (release/publish.mjs).
 */
export async function bundleSiteScript(projectDir: string, entryPoint = ENTRY): Promise<void> {
  const { entry, modules } = await compileSiteScript(projectDir, process.env, entryPoint);
  const folder = join(projectDir, FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [path, contents] of modules) await writeFile(join(folder, basename(path)), contents);
  const manifest: SiteScriptManifest = { entry, modules: [...modules.keys()].map((path) => basename(path)) };
  await writeFile(join(projectDir, SITE_SCRIPT_MANIFEST), JSON.stringify(manifest));
}

function urlPath(file: string): string {
  return `/assets/${basename(file)}`;
}

/** @returns esbuild's replacements for each text of content/script.json; mistakes in it are told where content is checked */
function wordDefines(): Record<string, string> {
  const { script } = reading().content;
  return Object.fromEntries(
    Object.entries<Record<string, string>>(script ?? {}).flatMap(([part, texts]) =>
      Object.entries(texts).map(([name, text]) => [`SCRIPT_WORDS.${part}.${name}`, JSON.stringify(text)]),
    ),
  );
}
