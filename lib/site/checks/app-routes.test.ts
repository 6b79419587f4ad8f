import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRoutes, readAppRoutes } from './addresses';
import { found, pageOf } from './found.fixture';

describe('routes', () => {
  it('are read from every folder of app/, with the files by which Next answers', () => {
    const app = mkdtempSync(join(tmpdir(), 'app-'));
    try {
      for (const file of [
        'page.tsx',
        'a/[b]/page.tsx',
        'a/c/route.ts',
        'a/Part.tsx',
        'robots.ts',
        'manifest.ts',
      ]) {
        mkdirSync(join(app, file, '..'), { recursive: true });
        writeFileSync(join(app, file), '');
      }
      const { documents, files } = readAppRoutes(app);
      expect(documents.sort()).toEqual(['/', '/a/[b]']);
      expect(files.sort()).toEqual(['/a/c', '/manifest.webmanifest', '/robots.txt']);
      expect(readAppRoutes(join(app, 'nowhere'))).toEqual({ documents: [], files: [] });
    } finally {
      rmSync(app, { recursive: true });
    }
  });

  it('are those of the list, and the list has no other', () => {
    const pages = [pageOf('/a'), pageOf('/b')];
    const problems = (documents: string[]) =>
      found((report) => checkRoutes(pages, { documents, files: [] }, report));
    expect(problems(['/a', '/b', '/category/[category]'])).toEqual([]);
    expect(problems(['/b', '/c'])).toEqual([
      { file: 'a.md', field: '/a', reason: 'has no route: app/a/page.tsx is missing' },
      { file: 'pages.json', field: '/c', reason: 'has no entry, but app/ has a page there' },
    ]);
  });
});
