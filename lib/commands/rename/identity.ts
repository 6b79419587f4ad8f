/** What a product is called and where it is found, as content/site.json says it. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Site } from '../../content';
import { withValue } from '../edit/json';

export type Identity = {
  name: string;
  /** The product in addresses. */
  slug: string;
  /** Host of the site, such as `www.example.com`. */
  domain: string;
  /** In which amounts are stated, ISO 4217. */
  currency: string;
};

export function identityOf(site: string): Identity {
  const { product, url, currency } = JSON.parse(site) as Site;
  return { name: product.name, slug: product.slug, domain: new URL(url).host, currency };
}

/** @returns a slug made from a name, `cafe-lumiere` from `Café Lumière`; empty where it has no Latin letters */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * @param site text of site.json
 * @returns the same with another name, slug and domain: mail addresses and the advertiser app move along where they stood
 * at the old domain, the company's name where the old name was part of it
 */
export function renamedSite(site: string, to: Identity): string {
  const file = JSON.parse(site) as Site;
  const from = identityOf(site);
  const [oldRoot, newRoot] = [rootOf(from.domain), rootOf(to.domain)];
  const moved = (value: string) =>
    value.replace(new RegExp(`(?<=[@/.])${escaped(oldRoot)}(?=[/:]|$)`), newRoot);
  const changes: [path: string[], value: string][] = [
    [['product', 'name'], to.name],
    [['product', 'slug'], to.slug],
    [['url'], `https://${to.domain}`],
    [['currency'], to.currency],
    [['legalName'], file.legalName.replace(from.name, to.name)],
    [['email'], moved(file.email)],
    [['supportEmail'], moved(file.supportEmail)],
    [['careersEmail'], moved(file.careersEmail)],
    [['security', 'contact'], moved(file.security.contact)],
    [['advertiserUrl'], moved(file.advertiserUrl)],
  ];
  return changes.reduce((text, [path, value]) => withValue(text, path, value), site);
}

/** @returns a text with the new name in the place of the old one, where that stands as a word */
export function renamedText(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(from)}(?![\\p{L}\\d])`, 'gu'), () => to);
}

/** @returns each line of a text that still has the old name, slug or domain in it, counted from 1 */
export function mentions(
  text: string,
  { name, slug, domain }: Omit<Identity, 'currency'>,
): { line: number; text: string }[] {
  const words = [name, slug, rootOf(domain)].map((word) => escaped(word)).join('|');
  const old = new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
  return text
    .split('\n')
    .flatMap((line, index) => (old.test(line) ? [{ line: index + 1, text: line.trim() }] : []));
}

function rootOf(domain: string): string {
  return domain.replace(/^www\./, '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

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
