import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Thrown when a command ends with anything but 0. */
export class CommandError extends Error {
  /**
   * @param {string} command
   * @param {number} code 128 and the signal's number when a signal ended it, as shells count
   * @param {boolean} stopped whether somebody asked it to stop
   */
  constructor(command, code, stopped) {
    super(`${command} ended with ${code}.`);
    this.code = code;
    this.stopped = stopped;
  }
}

/**
 * Runs a command in the foreground, handing on the signals that would end this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, quiet?: boolean }} options quiet: only its errors are shown
 * @returns {Promise<void>} settles when the command has ended
 * @throws {CommandError} when it ends with anything but 0
 */
export function run(command, args, { cwd, env, quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    let stopped = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      const status = code ?? 128 + (signal ? constants.signals[signal] : 0);
      if (status === 0) resolve();
      else reject(new CommandError([command, ...args].join(' '), status, stopped));
    });
  });
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
