/** Finds client code that would never run: whatever says 'use client' and is not reached through the registry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Next's own client components, whose packages hide the directive behind another file. */
const NEXT_CLIENT = /^next\/(?:link|image|legacy\/image|script|form|dynamic|head|router)(?:\.js)?$/;
const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/|['"]use strict['"];?)*['"]use client['"]/;
const CODE = /\.[cm]?[jt]sx?$/;
/** What Next lets code import besides code and JSON. */
const ASSETS = [
  '.css',
  '.scss',
  '.sass',
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.webp',
  '.avif',
  '.ico',
  '.bmp',
  '.svg',
];

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
  const inputs = await inputsOf(projectDir, routes);
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const packages = await filesOf(
    projectDir,
    new Set(imports.flatMap(({ path, external }) => (external ? path : []))),
  );
  const isClient = (name: string) => {
    const file = packages.get(name) ?? (name in inputs ? join(projectDir, name) : '');
    return CODE.test(file) && DIRECTIVE.test(readFileSync(file, 'utf8'));
  };
  const problems = new Set<string>();
  const server = new Set(routes.filter((route) => !isClient(route)));
  for (const route of routes) {
    if (!server.has(route)) problems.add(`${route} is client code; only what ${registry} names may be`);
  }
  // A set that grows while it is walked.
  for (const from of server) {
    for (const { path } of inputs[from]?.imports ?? []) {
      if (NEXT_CLIENT.test(path)) problems.add(`${from} imports ${path}, which is client code`);
      if (!isClient(path)) server.add(path);
      else if (from !== registry)
        problems.add(`${from} imports the client code of ${path}; name it in ${registry} and use <Island>`);
    }
  }
  return [...problems].sort();
}

/** @returns what is imported by whom, packages by their names; types are left out */
async function inputsOf(projectDir: string, routes: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: projectDir,
    // One bundle of all, since a bundle for each would be written as often as there are pages.
    stdin: {
      contents: routes.map((route, index) => `export * as page${index} from './${route}';`).join('\n'),
      resolveDir: projectDir,
    },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: Object.fromEntries(ASSETS.map((extension) => [extension, 'empty'])),
  });
  return metafile.inputs;
}

/** @returns the file of each package that has one */
async function filesOf(projectDir: string, packages: ReadonlySet<string>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const lookUp: Plugin = {
    name: 'packages',
    setup({ onStart, resolve }) {
      onStart(async () => {
        for (const name of packages) {
          const { path } = await resolve(name, { kind: 'import-statement', resolveDir: projectDir });
          files.set(name, path);
        }
      });
    },
  };
  await build({
    absWorkingDir: projectDir,
    stdin: { contents: '' },
    write: false,
    platform: 'node',
    plugins: [lookUp],
  });
  return files;
}
