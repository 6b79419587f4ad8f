/** What a server answers on this machine: requests a second, failures, and the memory that it takes for them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { residentMegabytes } from './memory';

/** Fetched by npx when the benchmark runs. */
const AUTOCANNON = 'autocannon@8.0.0';
const CONNECTIONS = 32;
const ROUNDS = 10;

export interface Load {
  /** mean of answered requests a second, by path */
  perSecond: Record<string, number>;
  /** answers that were not 2xx, and requests without an answer */
  failures: number;
  /** resident memory of the server after each tenth */
  megabytes: number[];
}

/**
 * Asks a server for each path in turn, ten times over, as fast as 32 connections can.
 * @param server `pid` of the process whose memory is looked at
 * @param requests how many in all
 */
export async function measureLoad(
  server: { url: string; pid: number },
  paths: readonly string[],
  requests: number,
): Promise<Load> {
  const each = Math.max(CONNECTIONS, Math.ceil(requests / ROUNDS / paths.length));
  const seconds = new Map<string, number>();
  const megabytes: number[] = [];
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) {
      const result = await fire(server.url + path, each);
      seconds.set(path, (seconds.get(path) ?? 0) + result.seconds);
      failures += result.failures;
    }
    megabytes.push(Math.round(residentMegabytes(server.pid)));
  }
  const rates = [...seconds].map(([path, took]) => [path, Math.round((each * ROUNDS) / took)] as const);
  return { perSecond: Object.fromEntries(rates), failures, megabytes };
}

async function fire(url: string, requests: number): Promise<{ seconds: number; failures: number }> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', AUTOCANNON, '-j', '-a', String(requests), '-c', String(CONNECTIONS), url],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { duration, non2xx, errors } = JSON.parse(stdout) as Record<'duration' | 'non2xx' | 'errors', number>;
  return { seconds: duration, failures: non2xx + errors };
}
