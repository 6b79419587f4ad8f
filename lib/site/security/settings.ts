/** The deployment's part in the response headers. */
import type { Settings } from '../../content/settings/schema';

/** Who runs the scripts: leaned documents, Next's own inline scripts (adapter off), or its development server. */
export type PolicyMode = 'sealed' | 'unleaned' | 'development';

/** With the CSP sources (`sha256-…`) of the styles that documents carry inside, known only after the build. */
export type PolicySettings = ReturnType<typeof policySettings> & { styles?: readonly string[] };

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
