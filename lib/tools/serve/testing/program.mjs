/** Stands in for Next: answers with the text of the current release, and cannot start where that is "broken". */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { servedDistDir } from '../../release/releases.mjs';
import { attend } from '../attend.mjs';

const text = readFileSync(join(servedDistDir(process.cwd()), 'text'), 'utf8');
const server = createServer((request, response) => {
  if (request.url === '/exit') process.exit(3);
  setTimeout(() => response.end(text), request.url === '/slow' ? 300 : 0);
});
const listen = attend(server);
if (text === 'broken') process.exit(1);
listen(Number(process.env.PORT), process.env.HOST ?? '');
