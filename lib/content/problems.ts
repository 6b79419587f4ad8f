/** One thing an editor has to mend: where it stands and what is wrong with it. */
export type Problem = {
  file: string;
  /** Dotted path of the field; `(body)`, `(front matter)` or `(file)` where there is none. */
  field: string;
  reason: string;
  line?: number;
  column?: number;
};

export type Report = (problem: Problem) => void;

/** Names every offender of a reading, so that an editor mends all of them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  /** @param note a line that follows the problems */
  constructor(problems: readonly Problem[], note?: string) {
    const lines = [`Content cannot be built (${problems.length}):`, formatProblems(problems), note];
    super(lines.filter((line) => line !== undefined).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** @returns one line per problem: `content/site.json  url  must be an absolute https URL` */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, field, reason }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `  content/${place}  ${field}  ${reason}`;
    })
    .join('\n');
}
