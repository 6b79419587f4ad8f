/** Finds client code that would never run: whatever says 'use client' and is not reached through the registry. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Next's own client components, whose packages hide the directive behind another file. */
const NEXT_CLIENT = /^next\/(?:link|image|legacy\/image|script|form|dynamic|head|router)(?:\.js)?$/;
const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/|['"]use strict['"];?)*['"]use client['"]/;
const CODE = /\.[cm]?[jt]sx?$/;
const PACKAGE = /[/\\]node_modules[/\\]/;
/** Marks a question of the plugin's own, which it leaves to esbuild. */
const OWN = Symbol('own');

/**
 * Follows the imports of the site's pages as far as they run on the server.
 * @param projectDir absolute path of the checkout
 * @param routes files of pages and layouts, relative to it
 * @param registry the one module that may import client code, relative to it
 * @returns one sentence for every other import of client code
 */
export async function clientCodeProblems(
  projectDir: string,
  routes: readonly string[],
  registry: string,
): Promise<string[]> {
  const problems = new Set<string>();
  const named = (file: string) => relative(projectDir, file).split(sep).join('/');
  // What is not named from its own folder is the same for whoever names it.
  const known = new Map<string, Promise<{ file: string; isClient: boolean }>>();
  const watch: Plugin = {
    name: 'client-code',
    setup({ onResolve, resolve }) {
      const find = async (path: string, resolveDir: string) => {
        const { path: file } = await resolve(path, {
          kind: 'import-statement',
          resolveDir,
          pluginData: OWN,
        });
        return { file, isClient: CODE.test(file) && DIRECTIVE.test(readFileSync(file, 'utf8')) };
      };
      onResolve({ filter: /.*/ }, async ({ path, importer, resolveDir, pluginData }) => {
        if (pluginData === OWN) return undefined;
        const key = path.startsWith('.') ? `${resolveDir} ${path}` : path;
        const found = known.get(key) ?? find(path, resolveDir);
        known.set(key, found);
        const { file, isClient } = await found;
        const from = named(importer);
        const what = PACKAGE.test(file) ? path : named(file);
        if (NEXT_CLIENT.test(path)) problems.add(`${from} imports ${path}, which is client code`);
        else if (isClient && importer === '<stdin>')
          problems.add(`${what} is client code; only what ${registry} names may be`);
        else if (isClient && from !== registry)
          problems.add(`${from} imports the client code of ${what}; name it in ${registry} and use <Island>`);
        // Only the site's own code is followed: Next lets it import styles and pictures, too.
        const isFollowed = !isClient && (CODE.test(file) || file.endsWith('.json')) && !PACKAGE.test(file);
        return { path: file || path, external: !isFollowed };
      });
    },
  };
  await build({
    absWorkingDir: projectDir,
    // One bundle of all, since a bundle for each would be written as often as there are pages.
    stdin: {
      contents: routes.map((route, index) => `export * as page${index} from './${route}';`).join('\n'),
      resolveDir: projectDir,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [watch],
  });
  return [...problems].sort();
}
