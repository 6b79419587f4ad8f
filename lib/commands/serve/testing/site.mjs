/** Serves the folder it is started in with the stand-in of program.mjs, as start.mjs serves the site with Next. */
import { fileURLToPath } from 'node:url';
import { serve } from '../supervisor.mjs';

const program = fileURLToPath(new URL('program.mjs', import.meta.url));
const [port = ''] = process.argv.slice(2);
try {
  const onReady = () => console.log('serving');
  await serve({ root: process.cwd(), host: '127.0.0.1', port, onReady, program });
  process.exit(0);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
