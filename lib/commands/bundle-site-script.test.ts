import { describe, expect, it } from 'vitest';
import { content } from '../content';
import { compileSiteScript } from './bundle-site-script';

const compile = (env: Record<string, string>) => compileSiteScript(process.cwd(), env);
const textOf = (modules: ReadonlyMap<string, Uint8Array>, path: string) =>
  Buffer.from(modules.get(path) ?? '').toString();

describe('compileSiteScript', () => {
  it('makes one entry, which waits for no other module', async () => {
    const { entry, modules } = await compile({});
    expect(entry).toMatch(/^\/assets\/site-\w+\.js$/);
    expect(textOf(modules, entry)).not.toMatch(/\bimport\s*["'{*\w]|\bfrom\s*["']/);
  });

  it('leaves consent and its sinks out when no setting asks for them', async () => {
    const plain = await compile({});
    expect([...plain.modules.keys()].join()).not.toContain('consent');
    for (const path of plain.modules.keys()) expect(textOf(plain.modules, path)).not.toContain('googletag');
  });

  it('names the entry whatever else is imported on demand, and builds the settings in', async () => {
    const { entry, modules } = await compile({ NEXT_PUBLIC_GA_ID: 'G-TEST123456' });
    expect(entry).toMatch(/^\/assets\/site-\w+\.js$/);
    const consent = [...modules.keys()].find((path) => path.startsWith('/assets/consent-')) ?? '';
    expect(textOf(modules, consent)).toContain('G-TEST123456');
    for (const path of modules.keys()) expect(textOf(modules, path)).not.toContain('process.env');
  });

  it('builds in what the script says', async () => {
    const { modules } = await compile({ NEXT_PUBLIC_GA_ID: 'G-TEST123456' });
    const script = [...modules.keys()].map((path) => textOf(modules, path)).join();
    expect(script).not.toContain('SCRIPT_WORDS');
    const { consent, share } = content().script;
    for (const text of [consent.title, share.copied]) expect(script).toContain(text);
  });

  it('waits for React in development, and brings the same script then', async () => {
    const { entry, modules } = await compileSiteScript(process.cwd(), {}, 'lib/browser/site.dev.ts');
    expect(textOf(modules, entry)).toContain('__reactFiber$');
    const { modules: shipped } = await compile({});
    for (const path of shipped.keys()) expect(textOf(shipped, path)).not.toContain('__reactFiber$');
    expect([...modules.keys()].some((path) => path.startsWith('/assets/site-'))).toBe(true);
  });
});
