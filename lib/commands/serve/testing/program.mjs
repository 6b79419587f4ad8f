/** Stands in for Next: answers with the text of the current release, and cannot start where that is "broken". */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
// Work beside the requests that takes longer than any answer.
process.once('SIGTERM', () => {
  Object.assign(globalThis, {
    [Symbol.for('server.ending')]: [pause(800).then(() => writeFileSync('ended', text))],
  });
});
if (text === 'broken') process.exit(1);
listen();
