import { z } from 'zod';

/** Lower-case words joined by single hyphens: what a URL segment or an id may be. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

export const text = z.string().trim().min(1, 'must not be empty');

/** Marks copy in the schema of a file; what it holds is told by the file itself. */
export const COPY = 'copy';

/**
 * @param levels how many names lead to a text at most; from two on, each text stands in a section
 * @returns a schema of texts that pages look up by name, none of them empty. Their type is that of the file: a name that a
 *   page needs and the file lacks fails the type check, which `npm run check-content` makes readable.
 */
export function copyOf<Copy>(levels: 1 | 2 | 3 = 2): z.ZodType<Copy> {
  const copy = z.unknown().superRefine((value, context) => copyFaults(value, levels, [], context));
  return copy.meta({ [COPY]: true }) as unknown as z.ZodType<Copy>;
}

function copyFaults(value: unknown, levels: number, path: string[], context: z.RefinementCtx): void {
  const isSection = path.length < Math.min(levels, 2);
  if (path.length < levels && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, item] of Object.entries(value)) copyFaults(item, levels, [...path, key], context);
  } else if (isSection || typeof value !== 'string') {
    context.addIssue({ code: 'invalid_type', expected: isSection ? 'object' : 'string', path, input: value });
  } else if (value.trim() === '') context.addIssue({ code: 'custom', path, message: 'must not be empty' });
}

/** @returns the schema of an object that holds a text by each name */
export function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);
}

export const point = texts('title', 'text');
export type Point = z.infer<typeof point>;

/** Whether something is an example, for the owner to replace: `npm run launch-check` counts it. */
export const sample = z.boolean().default(false);

/** Characters of a title that search engines show. */
export const LONGEST_TITLE = 60;
/** What search engines show as the title of a page: all of it, with the product's name where it belongs. */
export const seoTitle = text.max(
  LONGEST_TITLE,
  `must have at most ${LONGEST_TITLE} characters: search engines cut the rest`,
);

/** A text for lists and search engines, of as many characters as these show. */
export const described = (least = 50) => {
  const error = `must have ${least} to 165 characters`;
  return z.string().min(least, error).max(165, error);
};

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an absolute https URL' });

export const email = z.email('must be an email address');

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** A country by its code of two letters: ISO 3166. */
export const countryCode = z
  .string()
  .refine(
    (code) => /^[A-Z]{2}$/.test(code) && REGIONS.of(code),
    'must be an ISO 3166 country code such as KE',
  );

/** A path on this site, with an optional anchor: `/careers`, `/#pricing`. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[^\s?]*$/, 'must be a path on this site that begins with one slash');

/** An old address; requests match it in any case, and signs such as `*` are patterns to the router. */
export const oldPath = sitePath
  .refine((path) => path === '/' || !path.endsWith('/'), 'must not end with a slash')
  .refine((path) => path === path.toLowerCase(), 'must be in lower case: it matches in any case')
  .refine(
    (path) => !/^\/(?:api|_next)(?:\/|$)/.test(path),
    'must not be below /api or /_next: programs use these',
  )
  .refine((path) => !/[^\x21-\x7e]/.test(path), {
    error: ({ input }) => `must be ASCII: write ${encodeURI(String(input)).toLowerCase()}`,
  })
  .refine((path) => !/[^\w.~%/:'-]/.test(path) || /[^\x21-\x7e]/.test(path), {
    error:
      'may hold letters, digits, hyphens, dots, colons, apostrophes, underscores, tildes and percent signs only',
  });

export const link = z.strictObject({ label: text, href: sitePath });

export const currencyCode = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'must be an ISO 4217 currency code');

/** A calendar day as `YYYY-MM-DD`, read as UTC throughout. */
export const day = z.iso
  .date({ error: 'must be a day that exists, as YYYY-MM-DD', abort: true })
  .startsWith('20', 'must be a day of this century');

export const audience = z.enum(['earner', 'advertiser', 'both']);
export type Audience = z.infer<typeof audience>;

/**
 * @returns a check of a list: each entry that has one of the `keys`, in any case, as one before it is an issue, told of its
 *   first such key, since a copy of an entry has them all
 */
export function unique<Key extends string>(...keys: Key[]) {
  return (entries: readonly Record<Key, string | null>[], context: z.RefinementCtx): void => {
    for (const [index, entry] of entries.entries()) {
      const same = (key: Key) => (other: Record<Key, string | null>) =>
        other[key]?.toLowerCase() === entry[key]?.toLowerCase();
      const key = keys.find((one) => entry[one] && entries.findIndex(same(one)) < index);
      const message = key && `"${entry[key]?.slice(0, 60)}" is taken`;
      if (message) context.addIssue({ code: 'custom', path: [index, key], message });
    }
  };
}
