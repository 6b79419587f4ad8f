/** Reading the module that names the islands. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One line of the registry. */
export interface Registered {
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
export async function readRegistry(file: string): Promise<Registered[]> {
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
