/** One mistake in so many, evenly and the same ones each time, for rooms where all of them take hours. */

/** The option that Stryker hands on to `sample`. */
export const strykerValidationSchema = { properties: { every: { type: 'integer', minimum: 1 } } };

/** @param {{ every: number }} options */
export function sampleOf({ every }) {
  return {
    async init() {},
    /** @param {readonly { id: string }[]} mutants numbered in the order of the code, from 0 */
    async check(mutants) {
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          Number(id) % every === 0
            ? { status: 'passed' }
            : // Of all that a checker may answer, the one that counts neither for nor against the tests.
              { status: 'compileError', reason: 'is not in the sample' },
        ]),
      );
    },
    /** @param {readonly { id: string }[]} mutants asked about all at once */
    async group(mutants) {
      return [mutants.map(({ id }) => id)];
    },
  };
}
sampleOf.inject = ['options'];

/** Stryker's kind `Checker`: asked before a test is. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sampleOf }];
