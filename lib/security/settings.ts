/** The environment's part in the response headers. */
import type { PolicyMode, PolicySettings } from './policy';

/** Settings by which an owner admits other origins; each a URL, relative ones staying on the site's own origin. */
const CALLED = ['NEXT_PUBLIC_API_URL', 'NEXT_PUBLIC_ANALYTICS_URL', 'FORMS_URL'] as const;

/**
 * @param env the process environment: NEXT_PUBLIC_API_URL, NEXT_PUBLIC_ANALYTICS_URL, FORMS_URL, NEXT_PUBLIC_GA_ID
 * @param mode who runs the documents' scripts
 * @throws one error that names every setting that is not a URL
 */
export function policySettings(env: Record<string, string | undefined>, mode: PolicyMode): PolicySettings {
  const problems = CALLED.filter((name) => env[name] && originOf(env[name]) === undefined).map(
    (name) => `${name} is "${env[name]}"; it must be an http(s) URL or a path that starts with /.`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const origins = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => originOf(env[name] ?? '') || [])),
  ];
  return {
    mode,
    connect: origins(CALLED),
    forms: origins(['FORMS_URL']),
    analytics: Boolean(env.NEXT_PUBLIC_GA_ID),
  };
}

/** The origin of a URL, '' for a path on the site itself or for nothing, undefined for what is neither. */
function originOf(value: string): string | undefined {
  if (value === '' || /^\/(?!\/)/.test(value)) return '';
  try {
    const { protocol, origin } = new URL(value);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
}
