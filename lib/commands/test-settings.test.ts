import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings, settingsSchema } from '@/lib/content/settings/read';
import { testSettings } from './test-settings.mjs';

const LIVE = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, `live ${name}`]));
const root = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const name of ['.env', '.env.local', '.env.production', '.env.production.local', '.env.test'])
  writeFileSync(
    join(root, name),
    Object.entries(LIVE)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(''),
  );

/** What a program of the site reads that is started in the folder, as every command of it does. */
function settingsIn(env: Record<string, string>): Record<string, string> {
  const program = `
    const { loadEnvironment } = await import(${JSON.stringify(resolve('lib/commands/environment.mjs'))});
    loadEnvironment(process.cwd());
    console.log(JSON.stringify(process.env));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  const read = JSON.parse(output) as Record<string, string>;
  return Object.fromEntries(Object.keys(LIVE).map((name) => [name, read[name] ?? 'not set']));
}

it('reaches nothing of the owner’s, whatever the shell and the .env files set', () => {
  expect(settingsIn({})).toMatchObject({ MAIL_URL: 'live MAIL_URL' });
  for (const NODE_ENV of ['production', 'test'] as const) {
    const read = settingsIn({ ...LIVE, NODE_ENV, ...testSettings(process.cwd()) });
    expect(Object.values(read).filter((value) => value.startsWith('live'))).toEqual([]);
    expect(readSettings({ NODE_ENV, ...read })).toEqual({
      ...readSettings({ NODE_ENV }),
      DATA_DIR: '.cache/test-data',
    });
  }
});

it('is what every server runs with that an end-to-end test starts in an environment of its own', () => {
  const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const starts = files.flatMap((name) => readFileSync(join('e2e', name), 'utf8').split('env: {').slice(1));
  const own = starts.filter((env) => /^\s*PATH: process\.env\.PATH/.test(env));
  expect(own.length).toBeGreaterThan(0);
  for (const env of own) expect(env.slice(0, env.indexOf('}'))).toContain('...testSettings(');
});

it('is what these tests run with', () => {
  expect(process.env).toMatchObject(testSettings(process.cwd()));
});
