import { readFileSync } from 'node:fs';

/** @returns resident memory of a process and all below it, from /proc; 0 where there is none */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
  } catch {
    return 0;
  }
}
