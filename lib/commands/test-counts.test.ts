import { describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, vitestCounts } from './test-counts.mjs';

describe('closingLine', () => {
  it('adds up and names what was skipped only if something was', () => {
    const one = { passed: 1, failed: 0, skipped: 0 };
    expect(closingLine([one, { passed: 4, failed: 0, skipped: 0 }])).toEqual({
      line: '5 passed, 0 failed',
      ok: true,
    });
    expect(closingLine([one, { passed: 0, failed: 2, skipped: 3 }])).toEqual({
      line: '1 passed, 2 failed, 3 skipped',
      ok: false,
    });
  });

  it('does not call a run good in which nothing ran', () => {
    expect(closingLine([]).ok).toBe(false);
  });
});

describe('reports', () => {
  it('counts a Vitest file that could not be collected as a failure', () => {
    const report = {
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    };
    expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts flaky tests and errors outside tests as failures', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });
});
