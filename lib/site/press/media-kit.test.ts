import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KitFile } from '../../content';
import { formatBytes, mediaKit } from './media-kit';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [12_499, '12 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_449_000, '1.4 MB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('mediaKit', () => {
  const entry = (file: string): KitFile => ({ id: 'x', title: 'X', description: 'X', file });
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kit-'));
    mkdirSync(join(folder, 'press-kit'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes type and size from the file', () => {
    writeFileSync(join(folder, 'press-kit', 'logos.zip'), Buffer.alloc(2_600));
    expect(mediaKit([entry('logos.zip')], folder)).toEqual([
      { ...entry('logos.zip'), href: '/press-kit/logos.zip', type: 'ZIP archive', size: '3 kB' },
    ]);
  });
});
