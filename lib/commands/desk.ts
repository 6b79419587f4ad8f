/** `npm run desk`: serves the owner's page until it is interrupted. */
import './form-fillings';
import { readSettings } from '../content/settings/read';
import { startDesk } from '../leads/desk/desk';
import { dataFolder, leadsDatabase } from '../leads/store/open';
import { loadEnvironment } from './environment.mjs';

async function run(): Promise<void> {
  loadEnvironment(process.cwd());
  const settings = readSettings();
  if (settings.LEADS_STORE === 'webhook') throw new Error('LEADS_STORE is "webhook": no lead is kept here.');
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const db = leadsDatabase(settings, log);
  await db.ready();
  const { address, server } = await startDesk({ db, dataFolder: dataFolder(settings), now: Date.now }, log);
  process.stdout.write(`The desk, for one browser on this machine; Ctrl+C ends it:\n${address}\n`);
  const stop = () => {
    server.closeAllConnections();
    server.close(() => void db.close());
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
