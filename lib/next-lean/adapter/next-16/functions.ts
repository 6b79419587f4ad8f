/** Route handlers that run after the build, and the files of Next's output that each of them needs. */
import { cp, lstat, mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BuildContext } from './outputs';

/** A route handler that a server calls. */
export interface ServerFunction {
  /** as Next writes it: `/api/forms/[form]` */
  pathname: string;
  /** its entrypoint, relative to the project, with slashes */
  file: string;
  /** the files of Next's output that it needs, relative to the project, with slashes */
  needs: readonly string[];
}

/**
 * @param closed routes that answer built paths alone
 * @returns the route handlers of which nothing was prerendered
 */
export function functionsOf(
  { outputs, projectDir, distDir }: Pick<BuildContext, 'outputs' | 'projectDir' | 'distDir'>,
  closed: ReadonlySet<string>,
): ServerFunction[] {
  const prerendered = new Set(outputs.prerenders.map(({ route }) => route));
  const output = relative(projectDir, distDir) + sep;
  const named = (path: string) => path.split(sep).join('/');
  return outputs.appRoutes
    .filter(
      ({ pathname }) => !pathname.endsWith('.rsc') && !prerendered.has(pathname) && !closed.has(pathname),
    )
    .map(({ pathname, filePath, assets }) => {
      const needs = [filePath, ...Object.values(assets)].map((path) => relative(projectDir, path));
      return {
        pathname,
        file: named(relative(projectDir, filePath)),
        needs: needs.filter((path) => path.startsWith(output)).map(named),
      };
    });
}

/**
 * Copies the part of Next's output that the functions need; packages stay where they are installed.
 * @param projectDir absolute path of the project
 * @param out absolute path of the folder to write
 */
export async function writeFunctions(
  functions: readonly ServerFunction[],
  projectDir: string,
  out: string,
): Promise<void> {
  for (const name of new Set(functions.flatMap(({ needs }) => needs))) {
    const [source, target] = [join(projectDir, name), join(out, name)];
    await mkdir(dirname(target), { recursive: true });
    if ((await lstat(source)).isSymbolicLink()) await linkTo(await realpath(source), target);
    else await cp(source, target);
  }
}

/** A package's alias leads to where the package is, seen from its new place. */
async function linkTo(folder: string, link: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  await symlink(isWindows ? folder : relative(dirname(link), folder), link, 'junction');
}
