import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFingerprint } from './fingerprint.mjs';

describe('sourceFingerprint', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(root, 'content'));
    mkdirSync(join(root, 'public/assets'), { recursive: true });
    writeFileSync(join(root, 'content/site.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('changes with a source file, a new file and a build setting', () => {
    const before = sourceFingerprint(root, {});
    expect(sourceFingerprint(root, { NEXT_PUBLIC_API_URL: 'https://api.example' })).not.toBe(before);
    writeFileSync(join(root, 'content/site.json'), '{ }');
    const edited = sourceFingerprint(root, {});
    expect(edited).not.toBe(before);
    writeFileSync(join(root, 'content/new.json'), '{}');
    expect(sourceFingerprint(root, {})).not.toBe(edited);
  });

  it('stays the same for generated files and for settings read at run time', () => {
    const before = sourceFingerprint(root, {});
    writeFileSync(join(root, 'public/assets/site-ABC.js'), '');
    expect(sourceFingerprint(root, { PORT: '4000', CONTACT_WEBHOOK_URL: 'https://hook.example' })).toBe(
      before,
    );
    expect(sourceFingerprint(root, { SITE_URL: ' ', FORMS_URL: '' })).toBe(before);
  });
});
