/** Requests a second that a server answers on this machine. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched by npx when the benchmark runs. */
const AUTOCANNON = 'autocannon@8.0.0';
const SECONDS = 5;
const CONNECTIONS = 32;

/**
 * @param url address to ask for, again and again
 * @returns the mean of answered requests a second
 * @throws Error when any answer was not 2xx, so that a fast error page is never taken for speed
 */
export async function measureThroughput(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', AUTOCANNON, '-j', '-d', String(SECONDS), '-c', String(CONNECTIONS), url],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as { requests: { mean: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`);
  return Math.round(result.requests.mean);
}
