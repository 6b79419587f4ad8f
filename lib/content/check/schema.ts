import { z } from 'zod';
import type { Report } from '../problems';
import { meant, nearest } from '../text/nearest';
import { checkMarks, hasPlaces } from './copy';

/**
 * Checks the values of a file: by their schema, for texts that lost their place in it, for signs that a reader would see as
 * typed, and for entries that stand twice. Each problem is reported under its dotted field path.
 * @returns what the schema makes of them, or undefined while they lack anything
 */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  report: Report,
): z.output<Schema> | undefined {
  if (value === undefined) return undefined;
  const placed = hasPlaces(value, file, report);
  const result = schema.safeParse(value, { error: reasonOf, reportInput: true });
  if (result.success) checkCopies(value, file, report);
  else reportIssues(schema, result.error.issues, file, report);
  checkMarks(value, file, report);
  return placed ? result.data : undefined;
}

function reportIssues(
  schema: z.core.$ZodType,
  issues: readonly z.core.$ZodIssue[],
  file: string,
  report: Report,
): void {
  const judged = new Set<string>();
  const misspelt = misspeltNames(schema, issues);
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (misspelt.has(path) && issue.input === undefined) continue;
    // What else is wrong with a value shows once it has been mended.
    if (judged.has(path) && issue.code !== 'unrecognized_keys') continue;
    judged.add(path);
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      for (const key of issue.keys) {
        const reason = `is not a known name${meant(key, known)}`;
        report({ file, field: path ? `${path}.${key}` : key, reason });
      }
    } else {
      const reason = issue.code === 'invalid_type' ? typeProblem(issue.expected, issue.input) : issue.message;
      report({ file, field: path || '(root)', reason });
    }
  }
}

/** @returns the paths of those names that an unknown name was meant to be: they are not missing as well */
function misspeltNames(schema: z.core.$ZodType, issues: readonly z.core.$ZodIssue[]): ReadonlySet<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => [...issue.path, nearest(key, known)].join('.'));
  });
  return new Set(paths);
}

/** What stands for the library's words, where a schema has none of its own. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code !== 'too_small') return undefined;
  if (issue.origin === 'array') return `must hold at least ${issue.minimum}`;
  return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
}

/** Types by the words that an editor knows. */
const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with names and values',
  record: 'an object with names and values',
};

function typeProblem(expected: string, value: unknown): string {
  if (value === undefined) return 'is missing';
  const is =
    value === null ? 'nothing' : (TYPES[Array.isArray(value) ? 'array' : typeof value] ?? 'something else');
  return `must be ${TYPES[expected] ?? expected}, and is ${is}`;
}

type Described = {
  properties?: Record<string, Described>;
  items?: Described;
  additionalProperties?: Described;
};

/** @returns the names that an object at a path of what a schema describes may have; none where that cannot be told */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const inner = path.reduce<Described | undefined>((one, key) => {
    return one?.properties?.[String(key)] ?? one?.items ?? one?.additionalProperties;
  }, whole);
  return Object.keys(inner?.properties ?? {});
}

/** Reports each entry of a list that stands in it before, in any case, whatever the list: readers would see it twice. */
function checkCopies(value: unknown, file: string, report: Report, field = ''): void {
  if (value === null || typeof value !== 'object') return;
  const before: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const path = field ? `${field}.${key}` : key;
    if (Array.isArray(value) && typeof item !== 'number') {
      const written = JSON.stringify(item).toLowerCase();
      const first = before.indexOf(written);
      if (first >= 0) {
        report({ file, field: path, reason: `is the same as entry ${first + 1}: take one away` });
        continue;
      }
      before.push(written);
    }
    checkCopies(item, file, report, path);
  }
}
