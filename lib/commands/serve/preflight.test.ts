import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkNode, checkPort, checkWritable } from './preflight.mjs';

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

describe('checkPort', () => {
  it('names a port that is taken, and takes one that is free again', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it('names an address that this machine does not have', async () => {
    await expect(checkPort('192.0.2.1', 0)).rejects.toThrow(
      'HOST is 192.0.2.1, which is no address of this machine.',
    );
  });
});
