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

  it('names what failed above its sums', () => {
    const results = [{ passed: 1, failed: 1, skipped: 0, failures: ['sums.test.ts: adds'] }];
    expect(closingLine(results).line).toBe('sums.test.ts: adds\n1 passed, 1 failed');
  });

  it('does not call a run good in which nothing ran', () => {
    expect(closingLine([]).ok).toBe(false);
  });
});

describe('reports', () => {
  it('counts a Vitest file that could not be collected as a failure, and names each failure with its reason', () => {
    const report = {
      testResults: [
        { status: 'failed', name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] },
        {
          status: 'failed',
          name: 'b.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'holds', failureMessages: [] },
            { status: 'failed', fullName: 'adds', failureMessages: ['expected 2 to be 3'] },
          ],
        },
      ],
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
    };
    expect(vitestCounts(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: ['a.test.ts: Cannot find module', 'b.test.ts: adds\n    expected 2 to be 3'],
    });
  });

  it('counts flaky tests and errors outside tests as failures', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });
});
