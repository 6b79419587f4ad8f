/** Stands in for Next: answers with the text of the current release, and cannot start where that is "broken". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedDistDir } from '../../release/releases.mjs';
import { attend } from '../attend.mjs';

const text = readFileSync(join(servedDistDir(process.cwd()), 'text'), 'utf8');
const listen = attend(
  ({ url }, response) => {
    if (url === '/exit') process.exit(3);
    setTimeout(() => response.end(text), url === '/slow' ? 300 : 0);
  },
  { host: process.env.HOST ?? '', port: Number(process.env.PORT) },
);
if (text === 'broken') process.exit(1);
listen();
