/** `npm run folders -- OUT`: writes the current release for a bucket or a plain file server. */
import './errors.mjs';
import { existsSync } from 'node:fs';
import { writeFolders } from '../next-lean/export/folders';
import { currentRelease, releaseFolder } from './release/releases.mjs';

const [out] = process.argv.slice(2);
if (!out) throw new Error('Usage: npm run folders -- OUT    OUT: a folder that does not exist yet');
if (existsSync(out)) throw new Error(`${out} exists: name a folder that does not, or remove it.`);
const release = currentRelease(process.cwd());
if (!release) throw new Error('There is no release to write: run npm run build first.');
console.log(`${writeFolders(releaseFolder(process.cwd(), release), out)} files in ${out}.`);
