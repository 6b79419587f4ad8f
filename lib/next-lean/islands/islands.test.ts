import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleIslands } from './bundle';
import { clientCodeProblems } from './client-code';

const projectDir = mkdtempSync(join(tmpdir(), 'islands-'));
afterAll(() => rmSync(projectDir, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(projectDir, name)), { recursive: true });
    writeFileSync(join(projectDir, name), text);
  }
};
symlinkSync(resolve('node_modules'), join(projectDir, 'node_modules'));
write({
  'tsconfig.json': '{"compilerOptions":{"jsx":"react-jsx","paths":{"@/*":["./*"]}}}',
  'components/islands.ts':
    "/** The list. */\nexport { Counter as counter } from './Counter';\nexport { Clock } from './Clock';\n",
  'components/Counter.tsx':
    "'use client';\nimport { shared } from '@/lib/shared';\nexport const Counter = ({ by }: { by: number }) => <b className=\"counter-class\">{shared(by)}</b>;\n",
  'components/Clock.tsx':
    "// a note\n'use client';\nimport { shared } from '@/lib/shared';\nexport const Clock = () => <i>{shared(1)}{process.env.NEXT_PUBLIC_ZONE}</i>;\n",
  'lib/shared.ts': 'export const shared = (n: number) => n + 1;\n',
  'components/ui/Island.tsx':
    "import * as islands from '../islands';\nexport const Island = () => <islands.counter by={1} />;\n",
  'components/Plain.tsx':
    "import type { Clock } from './Clock';\nexport const Plain = (_: { of?: typeof Clock }) => <p />;\n",
  'app/page.tsx':
    "import { Plain } from '@/components/Plain';\nimport { Island } from '@/components/ui/Island';\nexport default () => <><Plain /><Island /></>;\n",
});

describe('bundleIslands', () => {
  const bundle = () =>
    bundleIslands(projectDir, 'components/islands.ts', '/static', {
      'process.env.NEXT_PUBLIC_ZONE': '"EAT"',
    });

  it('gives each island its own module, React in production mode to all of them, and no other island to any', async () => {
    const { islands, files, problems } = await bundle();
    expect(problems).toEqual([]);
    expect([...islands.keys()]).toEqual(['counter', 'Clock']);
    const textOf = (island: string) =>
      islands.get(island)?.modules.map((url) => Buffer.from(files.get(url) ?? '').toString()) ?? [];
    expect(islands.get('counter')?.modules[0]).toMatch(/^\/static\/counter-[A-Z0-9]{8}\.js$/);
    expect(textOf('counter').join()).toContain('counter-class');
    expect(textOf('Clock').join()).not.toContain('counter-class');
    expect(textOf('Clock').join()).toContain('EAT');
    expect(islands.get('counter')?.modules.slice(1)).toEqual(islands.get('Clock')?.modules.slice(1));
    expect(textOf('counter').slice(1).join()).toContain('hydrateRoot');
    expect(textOf('counter').join()).not.toContain('process.env');
    expect(islands.get('counter')?.sources.join()).toContain('counter-class');
    expect(islands.get('counter')?.sources.join()).not.toContain('formatProdErrorMessage');
  });

  it('has nothing fetched with an island that it only may need later', async () => {
    write({
      'components/later.ts': 'export const later = "later-class";\n',
      'components/Patient.tsx': "export const Patient = () => <i onClick={() => import('./later')}>x</i>;\n",
      'components/patient.ts': "export { Patient } from './Patient';\n",
    });
    const { islands, files } = await bundleIslands(projectDir, 'components/patient.ts', '/static', {});
    const later = [...files].find(([, body]) => Buffer.from(body).includes('later-class'))?.[0];
    expect(later).toBeDefined();
    expect(islands.get('Patient')?.modules).not.toContain(later);
  });

  it('names what takes its ids from the tree that it is rendered in', async () => {
    write({
      'lib/shared.ts': "import { useId } from 'react';\nexport const shared = (n: number) => useId() + n;\n",
    });
    expect((await bundle()).problems).toEqual([
      expect.stringContaining('lib/shared.ts takes ids from useId'),
    ]);
    write({ 'lib/shared.ts': 'export const shared = (n: number) => n + 1;\n' });
  });

  it('refuses a registry of another form, and quotes it', async () => {
    write({ 'components/other.ts': "export { Clock } from './Clock';\nexport * from './Counter';\n" });
    await expect(bundleIslands(projectDir, 'components/other.ts', '/', {})).rejects.toThrow(
      "\n- export * from './Counter';",
    );
  });
});

describe('clientCodeProblems', () => {
  const problems = () => clientCodeProblems(projectDir, ['app/page.tsx'], 'components/islands.ts');

  it('accepts client code that the registry names, and types from anywhere', async () => {
    expect(await problems()).toEqual([]);
  });

  it('names every other import of client code, where it stands', async () => {
    write({
      'components/Stray.tsx': "'use client';\nexport const Stray = () => <p />;\n",
      'components/Plain.tsx':
        "import Link from 'next/link';\nimport { Stray } from './Stray';\nexport const Plain = () => <Link href=\"/\"><Stray /></Link>;\n",
    });
    expect(await problems()).toEqual([
      'components/Plain.tsx imports next/link, which is client code',
      'components/Plain.tsx imports the client code of components/Stray.tsx; name it in components/islands.ts and use <Island>',
    ]);
  });

  it('names a page that is client code itself', async () => {
    write({ 'app/page.tsx': "'use client';\nexport default () => <p />;\n" });
    expect(await problems()).toEqual([
      'app/page.tsx is client code; only what components/islands.ts names may be',
    ]);
  });
});
