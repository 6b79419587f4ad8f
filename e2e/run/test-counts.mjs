/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestAssertion */
/**
 * @typedef {object} VitestReport
 * @property {{ status: string, name: string, message: string, assertionResults: VitestAssertion[] }[]} testResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 */
/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @param {VitestReport} report Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter
 * @returns {Counts} a file that could not even be collected counts as one failure
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((file) =>
      file.status === 'failed' && file.assertionResults.length === 0
        ? [`${file.name}: ${file.message}`]
        : file.assertionResults
            .filter((test) => test.status === 'failed')
            .map((test) => `${file.name}: ${test.fullName}\n    ${test.failureMessages.join('\n    ')}`),
    ),
  };
}

/**
 * @param {PlaywrightReport} report Playwright's JSON report: https://playwright.dev/docs/test-reporters#json-reporter
 * @returns {Counts} errors outside a test count as failures
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {readonly Counts[]} results
 * @returns {{ line: string, ok: boolean }} the last lines of a run, which name what failed among the unit tests (the
 *   end of a log is all that some hosts keep), and whether everything held and anything ran
 */
export function closingLine(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, counts) => total + counts[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const failures = results.flatMap((counts) => counts.failures ?? []).map((failure) => `${failure}\n`);
  return {
    line: `${failures.join('')}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ok: failed === 0 && passed > 0,
  };
}
