import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Site, temporaryFolder } from './support/processes';
import { expect, test } from './support/test';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Site;
let desk: ChildProcess;
let address: string;

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  folder = await temporaryFolder();
  site = await Site.start({ DATA_DIR: folder.path });
  desk = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/desk.ts'], {
    env: { ...process.env, DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of desk.stdout ?? []) {
    output += chunk;
    address = /http:\S+/.exec(output)?.[0] ?? '';
    if (address) break;
  }
});

test.afterAll(async () => {
  const ended = once(desk, 'exit');
  desk.kill('SIGTERM');
  await ended;
  await site.stop();
  await folder.remove();
});

test('shows a lead sent a moment before, by keyboard and without JavaScript, and erases it', async ({
  page,
}) => {
  const sent = await fetch(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=Wanjiru&email=wanjiru@example.com&message=A+moment+ago',
    redirect: 'manual',
  });
  expect(sent.status).toBe(303);

  await page.goto(address);
  expect(page.url()).not.toContain('token');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('wanjiru');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'Wanjiru' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A moment ago')).toBeVisible();

  await page.getByRole('button', { name: 'Erase…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Erase for good' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 lead erased.');
  await expect(page.getByRole('row', { name: 'Wanjiru' })).toHaveCount(0);
});

test('opens for nobody else', async () => {
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});
