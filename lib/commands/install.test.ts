import { expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

it('finds packages that are absent or of another version, and lets optional ones be absent', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } };
  expect(missingPackages(wanted, installed)).toEqual(['node_modules/b', 'node_modules/c']);
});
