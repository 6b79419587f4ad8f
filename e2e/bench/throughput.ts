/** What a server answers on this machine: requests a second, failures, and the memory that it takes for them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { residentMegabytes } from './memory';

/** Fetched by npx when the benchmark runs. */
const AUTOCANNON = 'autocannon@8.0.0';
const CONNECTIONS = 32;
const ROUNDS = 10;
const SECONDS = 5;

export interface Load {
  /** mean of answered requests a second, by path */
  perSecond: Record<string, number>;
  /** answers that were not 2xx, and requests without an answer */
  failures: number;
  /** resident memory of the server after each tenth */
  megabytes: number[];
}

/**
 * Asks a server for each path in turn, ten times over, as fast as 32 connections can, and then counts for five seconds
 * each: autocannon ends whole seconds only, too coarse for a tenth of the requests.
 * @param server `pid` of the process whose memory is looked at
 * @param requests how many in the ten rounds
 */
export async function measureLoad(
  server: { url: string; pid: number },
  paths: readonly string[],
  requests: number,
): Promise<Load> {
  const each = Math.max(CONNECTIONS, Math.ceil(requests / ROUNDS / paths.length));
  const megabytes: number[] = [];
  const perSecond: Record<string, number> = {};
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) failures += (await fire(server.url + path, '-a', each)).failures;
    megabytes.push(Math.round(residentMegabytes(server.pid)));
  }
  for (const path of paths) {
    const result = await fire(server.url + path, '-d', SECONDS);
    perSecond[path] = Math.round(result.perSecond);
    failures += result.failures;
  }
  return { perSecond, failures, megabytes };
}

/** @param limit `-a` so many requests, or `-d` seconds */
async function fire(
  url: string,
  limit: '-a' | '-d',
  amount: number,
): Promise<{ perSecond: number; failures: number }> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', AUTOCANNON, '-j', limit, String(amount), '-c', String(CONNECTIONS), url],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { mean: number };
    non2xx: number;
    errors: number;
  };
  return { perSecond: requests.mean, failures: non2xx + errors };
}
