/** Bodies that look random and are the same in every run. */
import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Site } from './processes';

export const SEED = '2026-11-20';
const JSON_TYPE = 'application/json';
const TYPES = [JSON_TYPE, 'application/x-www-form-urlencoded', `${JSON_TYPE}; charset=utf-8`];
/** Senders at a time. */
const AT_ONCE = 16;

function bodyOf(turn: number): BodyInit {
  const bytes = Buffer.from(hkdfSync('sha256', SEED, String(turn), '', turn % 2_000));
  if (turn % 3 === 0) return bytes.toString('latin1');
  if (turn % 3 === 1) return new Uint8Array(bytes);
  return JSON.stringify({ name: bytes.toString('utf8'), email: turn, message: [bytes.toString('hex')] });
}

/**
 * Sends them to the contact form.
 * @returns how many were answered with which status
 * @throws Error at an answer that is no refusal with a reason
 */
export async function sendRandomBodies(site: Site, count: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const turn = next++;
      const { status, text } = await fetch(`${site.url}/api/leads/contact`, {
        method: 'POST',
        headers: { 'Content-Type': TYPES[turn % TYPES.length] ?? JSON_TYPE },
        body: bodyOf(turn),
        redirect: 'manual',
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
      if (status >= 500 || status < 400 || text === '') throw new Error(`Body ${turn}: ${status} ${text}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return statuses;
}

/** Memory of a process at its height so far, in MB. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
