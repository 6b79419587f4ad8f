import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compilationFingerprint } from './fingerprint.mjs';

describe('compilationFingerprint', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const fingerprint = (env = {}) => compilationFingerprint(root, env);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    for (const file of RENDERED) write(file, 'before');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const RENDERED = [
    'content/articles/one.md',
    'content/pictures/a.jpg',
    'public/logo.svg',
    'public/assets/a.js',
    'app/generated/content-revision.ts',
    'app/generated/for-next.json',
  ];

  it('stays the same for what is read while pages are rendered', () => {
    const before = fingerprint();
    for (const file of [...RENDERED, 'content/articles/new.md']) {
      write(file, 'after');
      expect(fingerprint(), file).toBe(before);
    }
  });

  it.each([
    'app/page.tsx',
    'lib/content/read.ts',
    'content/forms.json',
    'content/deep/er.json',
    'app/fonts/face.woff2',
    'app/generated/theme.css',
    'package-lock.json',
    'next.config.ts',
  ])('changes with %s', (file) => {
    const before = fingerprint();
    write(file, 'before');
    const between = fingerprint();
    write(file, 'after');
    expect(new Set([before, between, fingerprint()]).size).toBe(3);
  });

  it('changes with a setting of the build alone, and takes a blank one for unset', () => {
    expect(fingerprint({ NEXT_PUBLIC_GA_ID: 'G-TEST123456' })).not.toBe(fingerprint());
    expect(fingerprint({ PORT: '4000', SITE_URL: ' ', FORMS_URL: '' })).toBe(fingerprint());
  });
});
