import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { noPostgres, PostgresServer } from '../testing/postgres.fixture';
import { openPostgres } from './postgres';

describe.skipIf(noPostgres)(noPostgres ?? 'PostgreSQL in trouble', () => {
  let server: PostgresServer;
  let url: string;

  beforeAll(async () => {
    server = await PostgresServer.start();
    url = await server.database('trouble');
  }, 60_000);
  afterAll(() => server?.stop());

  async function open(at = url) {
    const db = await openPostgres(at, () => undefined);
    onTestFinished(() => db.close());
    return db;
  }

  it('survives a connection that is cut in the middle of a transaction', async () => {
    const db = await open();
    const cut = db.batch([['SELECT 1'], ['SELECT pg_terminate_backend(pg_backend_pid())'], ['SELECT 2']]);
    await expect(cut).rejects.toThrow('terminating connection');
    expect(await db.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('gives up within seconds on a server that hangs, and goes on once it answers', async () => {
    const sockets: Socket[] = [];
    const proxy = createServer((socket) => {
      const further = connect(server.socket);
      socket.pipe(further).pipe(socket);
      for (const one of [socket, further]) sockets.push(one.on('error', () => undefined));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    });
    const { port } = proxy.address() as { port: number };
    const db = await open(`postgres://leads@127.0.0.1:${port}/trouble`);
    for (const socket of sockets) socket.pause().unpipe();
    const start = performance.now();
    await expect(db.batch([['SELECT 1']])).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(await db.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says that what is erased waits for whoever reads it', async () => {
    const db = await open();
    await db.all('CREATE TABLE IF NOT EXISTS leads (id TEXT)');
    await db.all('CREATE TABLE IF NOT EXISTS deliveries (id TEXT)');
    const reader = new pg.Client(url);
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT * FROM leads');
    await expect(db.overwrite()).rejects.toThrow('lock timeout');
    await reader.end();
    await db.overwrite();
  });
});
