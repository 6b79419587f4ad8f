import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRoutes, readAppRoutes, reservedSegments } from './addresses';
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

  it('reserve the segment behind their parent, but for parameters', () => {
    const routes = { documents: ['/', '/a/b', '/[slug]', '/blog/all', '/blog/[slug]'], files: ['/c.txt'] };
    expect([...reservedSegments(routes, '/')]).toEqual(['a', 'blog', 'c.txt', '_next']);
    expect([...reservedSegments(routes, '/blog/')]).toEqual(['all']);
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
