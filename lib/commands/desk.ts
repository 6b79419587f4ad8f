/** `npm run desk`: serves the owner's page until it is interrupted. */
import './form-fillings';
import './errors.mjs';
import { readSettings } from '../content/settings/read';
import { openStore, PATIENCE, startDesk } from '../leads';
import { LEADS_COPY } from '../site/forms/site-leads';
import { loadEnvironment } from './environment.mjs';

loadEnvironment(process.cwd());
const settings = readSettings();
if (settings.LEADS_STORE === 'webhook') throw new Error('LEADS_STORE is "webhook": no lead is kept here.');
const log = (line: string) => process.stderr.write(`${line}\n`);
const db = openStore(settings, log, PATIENCE.owner);
await db.ready();
const { address, server } = await startDesk({ db, forms: LEADS_COPY.forms }, log);
process.stdout.write(`The desk, for one browser on this machine; Ctrl+C ends it:\n${address}\n`);
const stop = () => {
  server.closeAllConnections();
  server.close(() => void db.close());
};
process.once('SIGINT', stop).once('SIGTERM', stop);
