import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuildContext, closedRoutes, outputProblems } from './outputs';

it('refuses a route that renders paths after the build, and accepts one that has none to render', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'next-'));
  const dynamicRoutes = { '/closed/[file]': { fallback: false }, '/open/[file]': { fallback: null } };
  writeFileSync(join(distDir, 'prerender-manifest.json'), JSON.stringify({ dynamicRoutes }));
  const closed = await closedRoutes(distDir);
  rmSync(distDir, { recursive: true });
  const prerenders = Object.keys(dynamicRoutes).map((route) => ({
    pathname: route,
    route,
    routeType: 'route',
  }));
  const outputs = { appPages: [], prerenders } as unknown as BuildContext['outputs'];
  expect(outputProblems(outputs, closed)).toEqual([
    '/open/[file] renders paths that were not built; set dynamicParams = false',
  ]);
});
