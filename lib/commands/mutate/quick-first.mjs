import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** Asks quick test files before slow ones, as one test that notices a mistake is enough. */
export class QuickFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted((one, other) => this.#lastDuration(one) - this.#lastDuration(other));
  }

  /** @param {import('vitest/node').TestSpecification} file */
  #lastDuration({ moduleId, project }) {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    return this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
  }
}
