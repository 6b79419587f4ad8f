/** The one Content-Security-Policy (CSP Level 3) that every response carries. */
import type { Settings } from '../../content/settings/read';
import type { InlineHashes } from '../../next-lean';

/** Google's own list for GA4: developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

const SCRIPT_EXTRAS: Readonly<Record<PolicyMode, readonly string[]>> = {
  sealed: [],
  unleaned: ["'unsafe-inline'"],
  development: ["'unsafe-inline'", "'unsafe-eval'"],
};

/**
 * `upgrade-insecure-requests` is left out on purpose: every URL of a document is relative, HSTS covers the rest, and
 * Safari would upgrade a preview on http://localhost into failure.
 * @returns the value of the header
 */
export function contentSecurityPolicy({
  mode,
  connect,
  forms,
  analytics,
  styles = [],
  scripts = [],
}: Omit<PolicySettings, 'isolated'>): string {
  const development = mode === 'development';
  const extra = <T>(condition: boolean, sources: readonly T[]) => (condition ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts.map((source) => `'${source}'`),
      ...SCRIPT_EXTRAS[mode],
      ...extra(analytics, ANALYTICS.script),
    ],
    'style-src': [
      "'self'",
      ...(mode === 'sealed' ? styles.map((source) => `'${source}'`) : ["'unsafe-inline'"]),
    ],
    'img-src': ["'self'", 'data:', ...extra(analytics, ANALYTICS.image)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...extra(development, ['ws:']),
      ...connect,
      ...extra(analytics, ANALYTICS.connect),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The deployment's part in the response headers. */

/** Who runs the scripts: leaned documents, Next's own inline scripts (adapter off), or its development server. */
export type PolicyMode = 'sealed' | 'unleaned' | 'development';

/** With the hashes of what documents carry inside, known only after the build. */
export type PolicySettings = ReturnType<typeof policySettings> & Partial<InlineHashes>;

/** @returns what the settings add to the policy: the origins of the API, the forms and the analytics */
export function policySettings(settings: Settings, mode: PolicyMode) {
  const { NEXT_PUBLIC_API_URL, NEXT_PUBLIC_ANALYTICS_URL, NEXT_PUBLIC_GA_ID, FORMS_URL } = settings;
  return {
    mode,
    connect: originsOf(NEXT_PUBLIC_API_URL, NEXT_PUBLIC_ANALYTICS_URL, FORMS_URL),
    forms: originsOf(FORMS_URL),
    analytics: NEXT_PUBLIC_GA_ID !== undefined,
    /** Whether every answer from elsewhere opts in to being fetched; what analytics receivers answer does not. */
    isolated: NEXT_PUBLIC_GA_ID === undefined && NEXT_PUBLIC_ANALYTICS_URL === undefined,
  };
}

/** A path is on the site's own origin, which the policy admits anyway. */
function originsOf(...urls: (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url && !url.startsWith('/') ? new URL(url).origin : [])))];
}
