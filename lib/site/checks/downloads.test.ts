import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Content } from '../../content';
import { found } from './found.fixture';
import { checkDownloads } from './shown';

it('reports each download that is not there', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  try {
    mkdirSync(join(root, 'public/press-kit'), { recursive: true });
    writeFileSync(join(root, 'public/press-kit/here.pdf'), '');
    const press = { kit: [{ file: 'here.pdf' }, { file: 'gone.zip' }] } as Content['press'];
    expect(found((report) => checkDownloads({ press }, root, report))).toEqual([
      {
        file: 'press.json',
        field: 'kit.1.file',
        reason: 'public/press-kit/gone.zip is missing: npm run press-kit makes it',
      },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
