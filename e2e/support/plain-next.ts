/** Plain Next, rendered from the compilation of the build that is tested. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildingAlone } from '@/lib/commands/release/releases.mjs';
import { Site, temporaryFolder } from './processes';
import { testSettings } from './tools';

const NEXT = resolve('node_modules/next/dist/bin/next');
const ADAPTER = 'off';

/** Waits until nobody else renders into `.next` or serves from it. */
async function alone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await buildingAlone(process.cwd(), work);
    } catch (error) {
      if (!String(error).includes('already running')) throw error;
      await pause(500);
    }
  }
}

/** Renders the site as a host does that has an adapter of its own, and serves it while it is used. */
export const withPlainNext = (use: (site: Site) => Promise<void>): Promise<void> =>
  alone(async () => {
    const data = await temporaryFolder();
    await promisify(execFile)(process.execPath, [NEXT, 'build', '--experimental-build-mode', 'generate'], {
      env: {
        ...process.env,
        ...testSettings(process.cwd()),
        ADAPTER,
        BUILD_ID: 'plain',
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      maxBuffer: 1e8,
    });
    const site = await Site.start({ ADAPTER, DATA_DIR: data.path }, process.cwd(), [NEXT, 'start']);
    try {
      await use(site);
    } finally {
      await site.stop();
      await data.remove();
    }
  });
