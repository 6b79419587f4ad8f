import { spawn } from 'node:child_process';

/** Thrown when a command ends with anything but 0. */
export class CommandError extends Error {
  /**
   * @param {string} command
   * @param {number} code
   */
  constructor(command, code) {
    super(`${command} ended with ${code}.`);
    this.code = code;
  }
}

/**
 * Runs a command in the foreground, handing on the signals that would end this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<void>} settles when the command has ended
 * @throws {CommandError} when it ends with anything but 0
 */
export function run(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') resolve();
      else reject(new CommandError([command, ...args].join(' '), code ?? 1));
    });
  });
}
