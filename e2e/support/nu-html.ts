/** The Nu HTML checker (https://validator.github.io/validator/), which needs Java, over a folder of documents. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

/** What the checker says of one place. */
type Message = { url?: string; lastLine?: number; message: string; extract?: string };

/** What the checker says of valid documents. */
const MISTAKEN = [
  // The standard has it since 2023 (https://html.spec.whatwg.org/#attr-details-name); the checker does not know it yet.
  /^Attribute “name” not allowed on element “details”/,
  // Its CSS is older still: it knows neither @layer nor @property. Stylesheets are the business of the build.
  /^CSS: /,
];

/** @returns whether a Java that can run the checker is installed */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/** For a run of seconds: it is over before a better compiler or several collectors pay off. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/**
 * Checks every HTML file of a folder in one run of Java.
 * @returns one line for each error: file, line, reason and the markup around it
 * @throws Error when the checker itself fails
 */
export function nuHtmlErrors(folder: string): string[] {
  const jar = createRequire(import.meta.url)('vnu-jar') as string;
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--skip-non-html'];
  const { status, stderr, error } = spawnSync('java', [...JAVA_OPTIONS, '-jar', jar, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The Nu HTML checker failed: ${error?.message ?? stderr}`);
  return errorsOf(stderr, folder);
}

/** @returns the errors of the checker's report in JSON, each as one line */
export function errorsOf(report: string, folder: string): string[] {
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return messages
    .filter(({ message }) => !MISTAKEN.some((pattern) => pattern.test(message)))
    .map(({ url = '', lastLine, message, extract = '' }) => {
      const file = relative(folder, decodeURIComponent(url.replace(/^file:/, '')));
      return `${file}:${lastLine ?? 0} ${message} ${extract.replace(/\s+/g, ' ')}`.trim();
    });
}
