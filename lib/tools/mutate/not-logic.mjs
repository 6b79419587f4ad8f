/** What Stryker leaves out of the measure, because no unit test can hold it; each rule says who does. */
import { readFileSync } from 'node:fs';

/** What a function names that reads or changes a page. */
const PAGE =
  /^(?:document|fetch|window|location|navigator|history|matchMedia|addEventListener|(?:local|session)Storage|\w*Observer|Element|Node|(?:HTML|SVG)\w*Element)$/;
/** What a function names that starts a process or a server, or drives a browser. */
const PROCESS = /^(?:spawn\w*|exec(?:File)?(?:Sync)?|run|createServer|chromium|browser)$/;

/**
 * @param {RegExp} names
 * @param {string} reason
 */
const functionsThatName = (names, reason) => ({
  /**
   * Whole functions of a module, so that a pure one beside them stays in.
   * @param {any} path of Babel
   */
  shouldIgnore(path) {
    if (!path.isFunction() || path.getFunctionParent()) return undefined;
    let found = false;
    path.traverse({
      /** @param {any} inner */
      Identifier(inner) {
        if (names.test(inner.node.name)) {
          found = true;
          inner.stop();
        }
      },
    });
    return found ? reason : undefined;
  },
});

/** Plugins of Stryker's kind `Ignore`, by the rooms where each is asked. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'page',
    value: functionsThatName(PAGE, 'runs inside a browser only, where the end-to-end tests hold it'),
  },
  {
    kind: 'Ignore',
    name: 'process',
    value: functionsThatName(
      PROCESS,
      'starts processes or drives a browser: seen to work each time its command is run',
    ),
  },
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const IGNORED = { browser: ['page'], tools: ['process'] };

/**
 * @param {readonly string[]} rooms
 * @returns {string[]} names of the plugins that these rooms of lib/ ask
 */
export const ignorersOf = (rooms) => rooms.flatMap((room) => IGNORED[room.split('/')[0] ?? ''] ?? []);

/** Where the scripts of pages begin: they run inside a browser only, as soon as they are loaded. */
const ENTRIES = ['lib/adapter/islands/hydrate.ts', 'lib/browser/site.ts', 'lib/browser/site.dev.ts'];

/** @returns {string[]} also what scripts of package.json run: they read arguments, call what has tests, and print */
export function leftOut() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.values(scripts).flatMap((script) => script.match(/lib\/\S+\.ts/g) ?? []);
  return [...ENTRIES, ...commands];
}
