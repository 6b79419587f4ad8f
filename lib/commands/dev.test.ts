import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('ends with one line where the display face is not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  mkdirSync(join(folder, 'content'));
  cpSync('package.json', join(folder, 'package.json'));
  const theme = JSON.parse(readFileSync('content/theme.json', 'utf8'));
  theme.displayFace.file = '@faces/none';
  writeFileSync(join(folder, 'content', 'theme.json'), JSON.stringify(theme));
  const command = ['--import', import.meta.resolve('tsx'), join(process.cwd(), 'lib/commands/dev.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    'content/theme.json  displayFace.file  "@faces/none" is neither a .ttf or .otf file of content/fonts/ nor an installed package: npm install @faces/none\n',
  ]);
});
