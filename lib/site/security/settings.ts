/** The deployment's part in the response headers. */
import type { Settings } from '../../content/settings/schema';
import type { PolicyMode, PolicySettings } from './policy';

/**
 * @param settings validated settings of the environment
 * @param mode who runs the documents' scripts
 * @returns what the settings add to the policy: the origins of the API, the forms and the analytics
 */
export function policySettings(settings: Settings, mode: PolicyMode): PolicySettings {
  const { NEXT_PUBLIC_API_URL, NEXT_PUBLIC_ANALYTICS_URL, NEXT_PUBLIC_GA_ID, FORMS_URL } = settings;
  return {
    mode,
    connect: originsOf(NEXT_PUBLIC_API_URL, NEXT_PUBLIC_ANALYTICS_URL, FORMS_URL),
    forms: originsOf(FORMS_URL),
    analytics: NEXT_PUBLIC_GA_ID !== undefined,
    isolated: NEXT_PUBLIC_GA_ID === undefined && NEXT_PUBLIC_ANALYTICS_URL === undefined,
  };
}

/** A path is on the site's own origin, which the policy admits anyway. */
function originsOf(...urls: (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url && !url.startsWith('/') ? new URL(url).origin : [])))];
}
