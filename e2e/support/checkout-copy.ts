import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SOURCES } from '../../lib/commands/fingerprint.mjs';

/**
 * Copies what a build is made from into another folder, so that it can be built there with other content.
 * @param root the checkout, with its packages installed
 * @param to an absent or empty folder on the same disk
 */
export function copyCheckout(root: string, to: string): void {
  for (const source of BUILD_SOURCES) cpSync(join(root, source), join(to, source), { recursive: true });
  linkTree(join(root, 'node_modules'), join(to, 'node_modules'));
}

/** Hard links instead of a copy: Turbopack accepts no link out of its root, and a copy would take minutes. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}
