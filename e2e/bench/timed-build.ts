/** A build with a clock beside it. */
import { spawn } from 'node:child_process';
import { residentMegabytes } from './memory';

export type Build = {
  seconds: number;
  /** resident memory of all its processes together, at its highest */
  peakMegabytes: number;
  /** seconds of each phase, in order */
  phases: ReadonlyMap<string, number>;
};

/** What ends each phase: a line that the build prints. */
const PHASES: readonly (readonly [phase: string, end: RegExp])[] = [
  ['check content', /Content is sound/],
  ['compile', /Compiled/],
  ['list pages', /Generating static pages/],
  ['render', /Finalizing page optimization/],
  ['wrap up', /Running onBuildComplete|^Route \(app\)/m],
  ['finish', /^Route \(app\)/m],
];
const LAST_PHASE = 'types, release';

/**
 * Runs a build, notes when each phase ends, and samples the memory of its whole process tree every 200 ms.
 * @throws Error when the build fails
 */
export async function timedBuild(cwd: string, args: string[]): Promise<Build> {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ends = new Map<string, number>();
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    for (const [phase, end] of PHASES) if (!ends.has(phase) && end.test(printed)) ends.set(phase, since());
  });
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid ?? 0));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build in ${cwd} ended with ${code}:\n${printed.slice(-2000)}`);
  const seconds = since();
  ends.set(LAST_PHASE, seconds);
  return { seconds, peakMegabytes: peak, phases: lengths(ends) };
}

function lengths(ends: ReadonlyMap<string, number>): Map<string, number> {
  let before = 0;
  return new Map(
    [...ends].map(([phase, end]) => {
      const length = end - before;
      before = end;
      return [phase, length];
    }),
  );
}
