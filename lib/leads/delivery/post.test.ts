import { describe, expect, it } from 'vitest';
import { NOW } from '../testing';
import { judge } from './post';

describe('judge', () => {
  it.each([200, 201, 202, 204, 299])('%d is success', (status) => {
    expect(judge(status, null, NOW)).toEqual({ kind: 'delivered' });
  });

  it.each([408, 429, 500, 502, 503, 504, 599])('%d is tried again', (status) => {
    expect(judge(status, '3', NOW)).toEqual({ kind: 'retry', reason: `HTTP ${status}`, pause: 3_000 });
  });

  it.each([300, 301, 304, 307, 400, 401, 403, 404, 410, 413, 422])('%d is final', (status) => {
    expect(judge(status, '3', NOW)).toEqual({ kind: 'refused', reason: `HTTP ${status}` });
  });
});
