/** One thing an editor has to mend: where it stands and what is wrong with it. */
export type Problem = { file: string; field: string; reason: string };

/** Thrown once per reading with every offender, so that an editor mends all of them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`Content cannot be built (${problems.length}):\n${formatProblems(problems)}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** @returns one line per problem: `content/site.json  url  must be an absolute https URL` */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(({ file, field, reason }) => `  content/${file}  ${field}  ${reason}`).join('\n');
}
