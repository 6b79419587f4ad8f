import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_SOURCES } from '../../lib/commands/fingerprint.mjs';
import { copyCheckout, linkTree } from './checkout-copy';

it('gives a folder the same files without copying them, and its links as they are', () => {
  const parent = mkdtempSync(join(tmpdir(), 'tree-'));
  try {
    const [from, to] = [join(parent, 'from'), join(parent, 'not/there/yet')];
    mkdirSync(join(from, 'deep/er'), { recursive: true });
    writeFileSync(join(from, 'deep/er/file'), 'text');
    symlinkSync('deep/er/file', join(from, 'link'));
    linkTree(from, to);
    expect(statSync(join(to, 'deep/er/file')).ino).toBe(statSync(join(from, 'deep/er/file')).ino);
    expect(lstatSync(join(to, 'link')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(to, 'link'))).toBe('deep/er/file');
    expect(existsSync(join(to, 'deep/er/link'))).toBe(false);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

it('copies what a build is made from, so that a change of it stays there, and links packages', () => {
  const parent = mkdtempSync(join(tmpdir(), 'checkout-'));
  try {
    const [from, to] = [join(parent, 'from'), join(parent, 'to')];
    for (const source of [...BUILD_SOURCES, 'node_modules', 'dist']) {
      mkdirSync(join(from, source), { recursive: true });
      writeFileSync(join(from, source, 'file'), 'text');
    }
    copyCheckout(from, to);
    const isSame = (file: string) => statSync(join(to, file)).ino === statSync(join(from, file)).ino;
    for (const source of BUILD_SOURCES) expect(isSame(join(source, 'file')), source).toBe(false);
    expect(isSame('node_modules/file')).toBe(true);
    expect(existsSync(join(to, 'dist'))).toBe(false);
  } finally {
    rmSync(parent, { recursive: true });
  }
});
