/** `.next/routes-manifest.json`, from which `next start` answers; what is changed there after the build is served. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Header } from 'next/dist/lib/load-custom-routes';
import type { StaticRewrite } from '../static-answers';

interface Manifest {
  headers: (Header & { regex: string })[];
  redirects: { source: string; destination: string; statusCode: number; regex: string }[];
  rewrites: { beforeFiles: { source: string; destination: string; regex: string }[] };
}

/**
 * @param distDir absolute path of `.next`
 * @param headers the rules of next.config once more, with what only the build could tell
 * @param rewrites paths that files answer from now on, and their type
 * @param redirect a redirect more
 * @throws naming each rule that the manifest does not have
 */
export async function changeRoutes(
  distDir: string,
  headers: readonly Header[],
  rewrites: readonly StaticRewrite[],
  redirect: Manifest['redirects'][number],
): Promise<void> {
  const file = join(distDir, 'routes-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const unknown = headers.filter(({ source }) => !manifest.headers.some((rule) => rule.source === source));
  if (unknown.length > 0) {
    throw new Error(`${file} has no headers for:\n- ${unknown.map(({ source }) => source).join('\n- ')}`);
  }
  for (const rule of manifest.headers) {
    rule.headers = headers.find(({ source }) => source === rule.source)?.headers ?? rule.headers;
  }
  for (const { source, regex, destination, type } of rewrites) {
    manifest.rewrites.beforeFiles.push({ source, destination, regex });
    manifest.headers.push({
      source,
      regex,
      headers: [{ key: 'Content-Type', value: `${type}; charset=utf-8` }],
    });
  }
  manifest.redirects.push(redirect);
  await writeFile(file, JSON.stringify(manifest));
}
