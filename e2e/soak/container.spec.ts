import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { freePort } from '@/lib/commands/free-port';
import { Container } from '../support/container';
import { canMountOverlays } from '../support/mounts';
import { expect, test } from '../support/test';

test.skip(!canMountOverlays(), 'this user cannot mount an overlay here');
test.setTimeout(3_600_000);

const ORIGIN = 'https://www.site.example';
/** What only building or testing takes, or belongs to one machine. */
const LEFT_OUT = [
  '.git',
  '.env',
  '.next',
  'data',
  'e2e',
  'node_modules/playwright',
  'node_modules/vitest',
  'node_modules/typescript',
];

test('the steps of the Dockerfile make a container that serves, keeps what is sent, and stops', async () => {
  const container = new Container(process.cwd(), { SITE_URL: ORIGIN });
  try {
    container.build();
    for (const path of LEFT_OUT) expect(existsSync(container.path(`/site/${path}`)), path).toBe(false);
    const port = String(await freePort());
    const server = container.start({ PORT: port, HOST: '127.0.0.1' });
    let output = '';
    server.stdout?.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 120_000 }).toContain(`Serving on http://127.0.0.1:${port}`);
    const url = `http://127.0.0.1:${port}`;
    container.checkHealth();
    expect(await (await fetch(`${url}/`)).text()).toContain(`<link rel="canonical" href="${ORIGIN}"`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const sent = await fetch(`${url}/api/leads/newsletter`, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ann@site.example' }),
    });
    expect(sent.status).toBe(200);
    expect(readdirSync(container.path('/data'))).toContain('leads.db');
    const { uid, mode } = statSync(container.path('/data/leads.db'));
    expect(uid).not.toBe(0);
    expect(mode & 0o777).toBe(0o600);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(() => container.checkHealth()).toThrow();
  } finally {
    container.remove();
  }
});
