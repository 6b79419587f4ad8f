import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Asks quick test files before slow ones, as one test that notices a mistake is enough. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.#lastDuration(one) - this.#lastDuration(other));
  }

  #lastDuration({ moduleId, project }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    return this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
  }
}
