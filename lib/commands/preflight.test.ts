import { describe, expect, it } from 'vitest';
import { checkNode, checkWritable, explainPort, missingPackages } from './preflight.mjs';

describe('checkNode', () => {
  it.each(['v20.9.0', 'v20.10.0', 'v22.0.0'])('takes %s', (version) => {
    expect(() => checkNode(version, '>=20.9.0')).not.toThrow();
  });

  it.each(['v18.19.1', 'v20.8.9'])('refuses %s, naming what is needed', (version) => {
    expect(() => checkNode(version, '>=20.9.0')).toThrow(
      `Node 20.9.0 or newer is needed; this is ${version}.`,
    );
  });
});

it('checkWritable names a folder that no build can be written to', () => {
  expect(() => checkWritable('.')).not.toThrow();
  expect(() => checkWritable('/no/such/folder')).toThrow('/no/such/folder cannot be written');
});

it('explainPort says what to do where the port is the reason, and hands on what else went wrong', () => {
  const failed = (code: string, syscall = 'listen') => Object.assign(new Error(code), { code, syscall });
  expect(explainPort(failed('EADDRINUSE'), '127.0.0.1', 80)).toContain('Port 80 on 127.0.0.1 is taken');
  expect(explainPort(failed('EACCES'), '127.0.0.1', 80)).toContain('set PORT to one above 1023');
  expect(explainPort(failed('EADDRNOTAVAIL'), '192.0.2.1', 80)).toBe(
    'HOST is 192.0.2.1, which is no address of this machine.',
  );
  expect(explainPort(failed('EACCES', 'open'), '127.0.0.1', 80)).toBe('EACCES');
  expect(explainPort(new Error('other'), '127.0.0.1', 80)).toBe('other');
});

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
