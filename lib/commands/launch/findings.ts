/** What an owner has to settle before the site goes live: content/README.md, "Before going live". */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import type { Problem } from '../../content/problems';
import { YAML } from '../../content/read/front-matter';
import { DECIDE } from '../../content/read/json-file';
import { WEBHOOKS } from '../../content/settings/read';
import { factText } from '../../money/index';

/** RFC 2606 reserves these names; `example` also marks our own stand-in accounts (`x.com/name_example`). */
const RESERVED_NAME = /(?<![a-z])example(?![a-z])|\.(?:test|invalid|localhost)(?![a-z])/i;
const ADDRESS = /^\S*(?::\/\/|@)\S+$/;

/** North American numbers that are kept for fiction: 555-0100 to 555-0199. */
const RESERVED_PHONE = /^\+?[\d\s()-]*555[\s-]?01\d\d$/;

/** The two marks, and what they say of what stands beside them. */
const MARKS = { sample: 'is a sample', [DECIDE]: 'is a default: decide it' };

/** @param contentDir a content folder without mistakes @param license text of the file LICENSE */
export function launchFindings(
  contentDir: string,
  license: string,
  env: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const read = (name: string) => readFileSync(join(contentDir, name), 'utf8');
  const { currency } = JSON.parse(read('site.json')) as { currency: string };
  return [
    ...readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
      .sort()
      .flatMap((name) => {
        const file = join('content', name);
        if (name.endsWith('.md')) return findingsIn(file, matter(read(name), YAML).data, '(front matter)');
        return name.endsWith('.json') ? findingsIn(file, JSON.parse(read(name))) : [];
      }),
    ...contradictions(JSON.parse(read('facts.json')), currency),
    ...findingsInText('LICENSE', license),
    ...undelivered(env),
  ];
}

/**
 * Searches parsed JSON or front matter for marks, reserved addresses and numbers, whatever its shape.
 * @param root how the whole of it is called
 */
export function findingsIn(file: string, data: unknown, root = '(root)'): Problem[] {
  return visit(data, '');

  function visit(value: unknown, path: string): Problem[] {
    if (typeof value === 'string') {
      const reason = reservedReason(value);
      return reason ? [{ file, field: path || root, reason }] : [];
    }
    if (value === null || typeof value !== 'object') return [];
    const own = Object.entries(MARKS).flatMap(([mark, reason]) =>
      Reflect.get(value, mark) === true ? [{ file, field: labelled(value, path || root), reason }] : [],
    );
    const inner = Object.entries(value).flatMap(([key, item]) => visit(item, path ? `${path}.${key}` : key));
    return [...own, ...inner];
  }
}

/** @returns what a file of plain text says of itself in a first line such as `PLACEHOLDER: the owner decides …` */
export function findingsInText(file: string, source: string): Problem[] {
  const mark = /^PLACEHOLDER: (.+)/.exec(source)?.[1];
  return mark ? [{ file, field: '(text)', reason: `is a placeholder: ${mark}` }] : [];
}

type Facts = Readonly<Record<string, { text: string; contradicts?: string }>>;

/** @returns pairs of facts that contradict each other, once each, until both say the same */
export function contradictions(facts: Facts, currency: string): Problem[] {
  const written = (name: string) => facts[name] && factText(facts[name], currency, () => {});
  return Object.entries(facts).flatMap(([name, { contradicts }]) => {
    const [text, other] = [written(name), contradicts && written(contradicts)];
    if (!contradicts || !other || other === text) return [];
    if (facts[contradicts]?.contradicts === name && contradicts < name) return [];
    return [
      {
        file: 'content/facts.json',
        field: name,
        reason: `says "${text}" where ${contradicts} says "${other}"`,
      },
    ];
  });
}

/** @returns the settings without which what visitors send reaches nobody: mail, or a webhook for each form */
export function undelivered(env: Readonly<Record<string, string | undefined>>): Problem[] {
  if (env.MAIL_URL?.trim()) return [];
  const reason = 'is not set: what visitors send stays on the server; set it, or MAIL_URL for all forms';
  return WEBHOOKS.filter((name) => !env[name]?.trim()).map((name) => ({ file: '.env', field: name, reason }));
}

function reservedReason(text: string): string | undefined {
  if (ADDRESS.test(text) && RESERVED_NAME.test(text)) return `"${text}" is reserved for examples`;
  if (RESERVED_PHONE.test(text)) return `"${text}" is reserved for fiction`;
  return undefined;
}

/** An entry of a list is easier to find by its name than by its place. */
function labelled(value: object, path: string): string {
  const { id, name, slug } = value as { id?: unknown; name?: unknown; slug?: unknown };
  const label = [id, slug, name].find((candidate) => typeof candidate === 'string');
  return [path, label && `(${label})`].filter(Boolean).join(' ');
}
