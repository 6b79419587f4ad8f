/** What a server answers on this machine: requests a second, failures, and the memory that it takes for them. */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { residentMegabytes } from './memory';

/** Asks as often as it is told. Fetched by npx when the benchmark runs. */
const AUTOCANNON = 'autocannon@8.0.0';
const CONNECTIONS = 50;
const ROUNDS = 10;
const SECONDS = 5;
const run = promisify(execFile);
/** Where npx keeps the program: asked for once, since npx takes seconds to say so. */
let program: Promise<string> | undefined;

interface Counted {
  perSecond: number;
  /** milliseconds */
  p99: number;
  failures: number;
}

export interface Load {
  /** mean of answered requests a second, and milliseconds within which 99 of 100 were answered, by path */
  paths: Record<string, { perSecond: number; p99: number }>;
  /** answers that were not 2xx, and requests without an answer */
  failures: number;
  /** resident memory of the server before, and after each tenth */
  megabytes: number[];
}

/**
 * Asks a server for each path in turn, ten times over, as fast as 50 connections can, and then counts for five seconds
 * each. Of two processors a client in JavaScript takes one for itself, so that all servers look alike for large pages:
 * where wrk is installed, it is wrk that counts.
 * @param server `pid` of the process whose memory is looked at
 * @param coding what is asked for: `br` as browsers do, or `identity`
 * @param requests how many in the ten rounds
 */
export async function measureLoad(
  server: { url: string; pid: number },
  paths: readonly string[],
  coding: 'br' | 'identity',
  requests: number,
): Promise<Load> {
  const each = Math.max(CONNECTIONS, Math.ceil(requests / ROUNDS / paths.length));
  const memory = () => Math.round(residentMegabytes(server.pid));
  const megabytes = [memory()];
  const measured: Load['paths'] = {};
  let failures = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) failures += (await fire(server.url + path, coding, '-a', each)).failures;
    megabytes.push(memory());
  }
  for (const path of paths) {
    const result = await (hasWrk() ? wrk : timed)(server.url + path, coding);
    measured[path] = { perSecond: Math.round(result.perSecond), p99: result.p99 };
    failures += result.failures;
  }
  return { paths: measured, failures, megabytes };
}

/** @returns whether the speed is counted by wrk, a client that costs little, and not by autocannon */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;
}

async function wrk(url: string, coding: string): Promise<Counted> {
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`],
    ...['-H', `Accept-Encoding: ${coding}`, '-s', join(import.meta.dirname, 'wrk.lua'), url],
  ]);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Counted;
}

function timed(url: string, coding: string): Promise<Counted> {
  return fire(url, coding, '-d', SECONDS);
}

/** @param limit `-a` so many requests, or `-d` seconds */
async function fire(url: string, coding: string, limit: '-a' | '-d', amount: number): Promise<Counted> {
  program ??= run('npx', ['--yes', '-p', AUTOCANNON, '-c', 'command -v autocannon']).then(({ stdout }) =>
    stdout.trim(),
  );
  const { stdout } = await run(
    process.execPath,
    [
      await program,
      '-j',
      '-H',
      `accept-encoding=${coding}`,
      limit,
      String(amount),
      '-c',
      String(CONNECTIONS),
      url,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as {
    requests: { mean: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  return { perSecond: requests.mean, p99: latency.p99, failures: non2xx + errors };
}
