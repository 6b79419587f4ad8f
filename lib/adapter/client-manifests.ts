/** Next's client reference manifests: which source file a client module id of the flight data stands for. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ModuleNames } from './client-code';

const Manifest = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.number(), z.string()]) })),
});
const ASSIGNMENT = /globalThis\.__RSC_MANIFEST\["[^"]*"\] = (\{.*\});?\s*$/s;

/**
 * @param files absolute paths of the `page_client-reference-manifest.js` files
 * @returns the module names by id, over all pages
 * @throws naming the file that is not a manifest as this reader knows it
 */
export async function readModuleNames(files: readonly string[]): Promise<ModuleNames> {
  const names = new Map<string, string>();
  for (const file of files) {
    const json = ASSIGNMENT.exec(await readFile(file, 'utf8'))?.[1];
    if (!json) throw new Error(`${file} is not a client reference manifest as Next 16.4 writes it.`);
    for (const [name, { id }] of Object.entries(Manifest.parse(JSON.parse(json)).clientModules)) {
      names.set(String(id), name.replace(/ <module evaluation>$/, ''));
    }
  }
  return names;
}
