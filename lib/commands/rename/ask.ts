import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Identity, slugOf } from './identity';

export const USAGE = `npm run rename                                   asks for each
npm run rename -- --name "Café Lumière" [--slug cafe-lumiere] [--domain www.example.com] [--currency EUR]`;

/**
 * @param now what the product is called so far
 * @returns what it shall be called; whatever is not said stays, and a slug follows the name
 * @throws Error for arguments that nobody knows
 */
export async function askIdentity(args: readonly string[], now: Identity): Promise<Identity> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      name: { type: 'string' },
      slug: { type: 'string' },
      domain: { type: 'string' },
      currency: { type: 'string' },
    },
  });
  const asking = args.length === 0 && process.stdin.isTTY;
  if (args.length === 0 && !asking) throw new Error(`Say what it shall be called:\n${USAGE}`);
  const terminal = asking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask = async (question: string, fallback: string) =>
    (await terminal?.question(`${question} [${fallback}]: `))?.trim() || fallback;
  try {
    const name = values.name ?? (await ask('Name', now.name));
    const slug =
      values.slug ?? (await ask('Slug, for addresses', name === now.name ? now.slug : slugOf(name)));
    const domain = values.domain ?? (await ask('Domain', now.domain));
    const currency = values.currency ?? (await ask('Currency', now.currency));
    return { name, slug, currency, domain: domain.replace(/^https:\/\//, '').replace(/\/$/, '') };
  } finally {
    terminal?.close();
  }
}
