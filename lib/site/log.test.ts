import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.mjs';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

describe('log', () => {
  it('writes lines that people read, warnings to standard error', () => {
    log('info', 'server', 'serving', { release: 'a' });
    log('warning', 'leads', 'nothing comes through');
    expect(out.mock.calls).toEqual([['serving']]);
    expect(err.mock.calls).toEqual([['leads: warning: nothing comes through']]);
  });

  it('writes one JSON object a line for programs', () => {
    vi.stubEnv('LOG_FORMAT', 'json');
    log('error', 'server', 'two\nlines', { release: 'a' });
    const [[line]] = err.mock.calls as [[string]];
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'error',
      part: 'server',
      message: 'two\nlines',
      release: 'a',
    });
  });
});
