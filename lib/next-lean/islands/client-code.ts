/** Finds client code that would never run: whatever says 'use client' and is not reached through the registry. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Next's own client components, whose packages hide the directive behind another file. */
const NEXT_CLIENT = /^next\/(?:link|image|legacy\/image|script|form|dynamic|head|router)(?:\.js)?$/;
const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/|['"]use strict['"];?)*['"]use client['"]/;
const CODE = /\.[cm]?[jt]sx?$/;

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
  const found = new Set<string>();
  await build({
    absWorkingDir: projectDir,
    entryPoints: [...routes],
    outdir: 'pages',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [boundary(projectDir, join(projectDir, registry), (problem) => found.add(problem))],
  });
  return [...found].sort();
}

function boundary(projectDir: string, registryFile: string, report: (problem: string) => void): Plugin {
  const nameOf = (file: string) => relative(projectDir, file).split(sep).join('/');
  return {
    name: 'client boundary',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === 'resolving') return undefined;
        const external = { path, external: true };
        const from = importer || registryFile;
        if (NEXT_CLIENT.test(path)) report(`${nameOf(from)} imports ${path}, which is client code`);
        const options = { importer, kind, resolveDir: resolveDir || dirname(from), pluginData: 'resolving' };
        const isRoute = kind === 'entry-point';
        const found = await resolve(isRoute ? join(projectDir, path) : path, options);
        if (found.errors.length > 0 || found.external || !CODE.test(found.path)) return external;
        if (DIRECTIVE.test(await readFile(found.path, 'utf8'))) {
          if (isRoute)
            report(`${nameOf(found.path)} is client code; only what ${nameOf(registryFile)} names may be`);
          else if (from !== registryFile) {
            report(
              `${nameOf(from)} imports the client code of ${nameOf(found.path)}; name it in ${nameOf(registryFile)} and use <Island>`,
            );
          }
          return isRoute ? found : external;
        }
        return found.path.split(sep).includes('node_modules') ? external : found;
      });
    },
  };
}
