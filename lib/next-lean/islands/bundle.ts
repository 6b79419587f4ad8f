/** Reads the registry, and bundles each island in it with its React, shared parts in shared chunks. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { smaller } from './smaller';

/** One island, ready for the browser. */
export interface IslandBundle {
  /** URL paths of its module, first, and of every chunk that this imports */
  modules: string[];
  /** texts of the project's sources in it without their comments, which name all the classes that it may ever render */
  sources: string[];
}

const HYDRATE = fileURLToPath(new URL('./hydrate.ts', import.meta.url));
const SCHEME = 'island:';

/**
 * @param projectDir absolute path of the checkout
 * @param registry the module whose exports are the islands, relative to it
 * @param base URL path of the folder that serves the bundles
 * @param define expressions to replace, as esbuild's `define` has them: the public settings
 * @returns the islands by the names of the registry; bodies by URL path; why they may not be published, one sentence each
 * @throws esbuild's BuildFailure with file and line when a module does not compile
 */
export async function bundleIslands(
  projectDir: string,
  registry: string,
  base: string,
  define: Readonly<Record<string, string>>,
): Promise<{
  islands: ReadonlyMap<string, IslandBundle>;
  files: ReadonlyMap<string, Uint8Array>;
  problems: string[];
}> {
  const registered = await readRegistry(join(projectDir, registry));
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: registered.map(({ name }) => ({ in: SCHEME + name, out: name })),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir: 'islands',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    tsconfig: 'tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins: [entries(registered), smaller],
  });
  const urlOf = (path: string) => `${base}/${basename(path)}`;
  const islands = new Map<string, IslandBundle>();
  const problems: string[] = [];
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint?.startsWith(SCHEME)) continue;
    const outputs = withImports(path, metafile);
    const files = projectFiles(outputs, metafile);
    const read = async (file: string) =>
      (await readFile(join(projectDir, file), 'utf8')).replace(COMMENT, '');
    const sources = await Promise.all(files.map(read));
    problems.push(...files.filter((_, index) => /\buseId\(/.test(sources[index] ?? '')).map(useIdProblem));
    islands.set(entryPoint.slice(SCHEME.length), { modules: outputs.map(urlOf), sources });
  }
  return {
    islands,
    files: new Map(outputFiles.map(({ path, contents }) => [urlOf(path), contents])),
    problems: [...new Set(problems)],
  };
}

function useIdProblem(file: string): string {
  return `${file} takes ids from useId, which counts otherwise in an island's own root; derive them from names`;
}

/** An entry module per island: what it is, and what makes it live. */
function entries(registered: readonly Registered[]): Plugin {
  return {
    name: 'islands',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice(SCHEME.length),
        namespace: 'island',
      }));
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => {
        const island = registered.find(({ name }) => name === path);
        return {
          contents: `import { ${island?.component} as Component } from ${JSON.stringify(island?.module)};
            import { hydrate } from ${JSON.stringify(HYDRATE)};
            export default (element) => hydrate(element, Component);`,
          resolveDir: island?.folder,
        };
      });
    },
  };
}

/** An output and, after it, all that it imports before it runs. */
function withImports(output: string, { outputs }: Metafile): string[] {
  const found = new Set([output]);
  for (const path of found) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found];
}

function projectFiles(outputs: readonly string[], metafile: Metafile): string[] {
  const files = outputs.flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  return files.filter((file) => !file.startsWith(SCHEME) && !file.split('/').includes('node_modules'));
}

/** One line of the registry. */
interface Registered {
  /** what `<Island>` calls it */
  name: string;
  /** what its module calls it */
  component: string;
  /** the module, as the registry's import names it */
  module: string;
  /** absolute path of the registry's folder, which relative imports start from */
  folder: string;
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const EXPORT = /^export \{ (?:(\w+) as )?(\w+) \} from '([^']+)';$/;

/**
 * Reads the registry as text, since importing it would tie every island to every other: bundled through one module, all
 * would land in one chunk.
 * @param file absolute path of a module whose every statement is `export { Component as name } from './module';`
 * @returns the islands in the registry's order
 * @throws naming every line of another form
 */
async function readRegistry(file: string): Promise<Registered[]> {
  const lines = (await readFile(file, 'utf8'))
    .replace(COMMENT, '')
    .split(/\r?\n/)
    .filter((line) => line.trim());
  const strange = lines.filter((line) => !EXPORT.test(line));
  if (strange.length > 0) {
    throw new Error(
      `${file} may only hold lines such as export { Form as contact } from './Form'; and has:\n- ${strange.join('\n- ')}`,
    );
  }
  return lines.map((line) => {
    const [, component, name = '', module = ''] = EXPORT.exec(line) ?? [];
    return { name, component: component ?? name, module, folder: dirname(file) };
  });
}
