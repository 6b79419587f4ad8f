/** Bundles each island of a registry with its React, shared parts in shared chunks. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type Registered, readRegistry } from './registry';

export interface IslandOptions {
  /** absolute path of the checkout */
  projectDir: string;
  /** the module whose exports are the islands, relative to the checkout */
  registry: string;
  /** URL path of the folder that serves the bundles */
  base: string;
  /** expressions to replace, as esbuild's `define` has them: the public settings */
  define: Readonly<Record<string, string>>;
}

/** One island, ready for the browser. */
export interface IslandBundle {
  /** URL paths of its module, first, and of every chunk that this imports */
  modules: string[];
  /** texts of the project's sources in it, which name all the classes that it may ever render */
  sources: string[];
}

export interface IslandBundles {
  /** by the name that the registry exports it under */
  islands: ReadonlyMap<string, IslandBundle>;
  /** bodies by URL path */
  files: ReadonlyMap<string, Uint8Array>;
  /** why the islands may not be published, one sentence each */
  problems: string[];
}

const HYDRATE = fileURLToPath(new URL('./hydrate.ts', import.meta.url));
const SCHEME = 'island:';

/** @throws esbuild's BuildFailure with file and line when a module does not compile */
export async function bundleIslands(options: IslandOptions): Promise<IslandBundles> {
  const { projectDir, registry, base, define } = options;
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
    plugins: [entries(registered)],
  });
  const urlOf = (path: string) => `${base}/${basename(path)}`;
  const islands = new Map<string, IslandBundle>();
  const problems: string[] = [];
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint?.startsWith(SCHEME)) continue;
    const outputs = withImports(path, metafile);
    const files = projectFiles(outputs, metafile);
    const sources = await Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')));
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
