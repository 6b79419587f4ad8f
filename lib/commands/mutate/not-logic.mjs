/** What Stryker leaves out of the measure, because no unit test can hold it; each rule says who does. */
import { readFileSync } from 'node:fs';

/** What a function names that reads or changes a page. */
const PAGE =
  /^(?:document|fetch|window|location|navigator|history|matchMedia|addEventListener|(?:local|session)Storage|\w*Observer|Element|Node|(?:HTML|SVG)\w*Element)$/;
/** What a function names that starts a process or a server, or drives a browser. */
const PROCESS = /^(?:spawn\w*|execFile(?:Sync)?|run|timedBuild|createServer|chromium|browser)$/;

/**
 * Whole functions of a module are left out, so that a pure one beside them stays in.
 * @param {any} path of Babel
 */
const isOuterFunction = (path) => path.isFunction() && !path.getFunctionParent();

/**
 * @param {any} path of Babel
 * @param {(inner: any) => boolean} test
 * @returns whether a function names what the test holds of
 */
function names(path, test) {
  let found = false;
  path.traverse({
    /** @param {any} inner */
    Identifier(inner) {
      if (test(inner)) {
        found = true;
        inner.stop();
      }
    },
  });
  return found;
}

/**
 * @param {any} path of Babel
 * @param {Set<any>} seen functions that were looked into
 * @returns {boolean} whether a function names what starts processes, or a function of its module that does
 */
function startsProcesses(path, seen = new Set()) {
  seen.add(path.node);
  return names(path, ({ node, scope }) => {
    const own = scope.getBinding(node.name)?.path;
    return (
      PROCESS.test(node.name) ||
      (own?.isFunctionDeclaration() && !seen.has(own.node) && startsProcesses(own, seen))
    );
  });
}

/**
 * @param {any} path of Babel
 * @returns {boolean} whether it is a module all of whose functions start processes: no test loads its constants
 */
function onlyStartsProcesses(path) {
  /** @type {boolean[]} */
  const each = [];
  path.traverse({
    /** @param {any} inner */
    Function(inner) {
      each.push(startsProcesses(inner));
      inner.skip();
    },
  });
  return each.length > 0 && each.every(Boolean);
}

/** Plugins of Stryker's kind `Ignore`, by the rooms where each is asked. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'page',
    value: {
      /** @param {any} path of Babel */
      shouldIgnore: (path) =>
        isOuterFunction(path) && names(path, ({ node }) => PAGE.test(node.name))
          ? 'runs inside a browser only, where the end-to-end tests hold it'
          : undefined,
    },
  },
  {
    kind: 'Ignore',
    name: 'process',
    value: {
      /** @param {any} path of Babel */
      shouldIgnore: (path) =>
        (path.isProgram() && onlyStartsProcesses(path)) || (isOuterFunction(path) && startsProcesses(path))
          ? 'starts processes or drives a browser: seen to work each time its command is run'
          : undefined,
    },
  },
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const IGNORED = { browser: ['page'], tools: ['process', 'page'] };

/**
 * @param {readonly string[]} rooms
 * @returns {string[]} names of the plugins that these rooms of lib/ ask
 */
export const ignorersOf = (rooms) => rooms.flatMap((room) => IGNORED[room.split('/')[0] ?? ''] ?? []);

/** Where the scripts of pages begin: they run inside a browser only, as soon as they are loaded. */
const ENTRIES = ['lib/next-lean/islands/hydrate.ts', 'lib/browser/site.ts', 'lib/browser/site.dev.ts'];

/** @returns {string[]} also what scripts of package.json run: they read arguments, call what has tests, and print */
export function leftOut() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.values(scripts).flatMap((script) => script.match(/lib\/\S+\.ts/g) ?? []);
  return [...ENTRIES, ...commands];
}
