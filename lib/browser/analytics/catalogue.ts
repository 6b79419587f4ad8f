/**
 * The closed set of analytics events: specification, section 7. Parameters are named as GA4 names its own, so that
 * every sink receives an entry as it stands.
 */
import type { FormName } from '@/lib/leads/forms';
import type { CampaignParameters } from '../campaign';

/** Percentages of a page that are reported when seen: specification, section 7. */
export const MILESTONES = [25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/** What can be done on the pricing selector; the plan is the audience category in view. */
export type PricingAction = 'select_category' | 'select_country' | 'change_budget' | 'retry';

/** What can be done with posts and their listing: specification, section 2, "Blog listing" and "Article pages". */
export type BlogAction = 'read_more' | 'category_filter' | 'search' | 'subscribe' | 'pagination' | 'share';

export type EventParameters = {
  page_view: { page_path: string; page_title: string } & CampaignParameters;
  button_click: { button_name: string };
  form_submit: { form_name: FormName };
  link_click: { link_name: string; link_url: string };
  scroll_depth: { percent_scrolled: Milestone };
  time_on_page: { seconds: number };
  pricing_interaction: { plan_name: string; action: PricingAction };
  /** `post_title` names what was acted on: the post, the category filtered by, the page turned to, the listing. */
  blog_interaction: { post_title: string; action: BlogAction };
  faq_opened: { question: string };
};

export type EventName = keyof EventParameters;

/** One entry of `window.dataLayer`. */
export type AnalyticsEvent = {
  [Name in EventName]: { event: Name } & EventParameters[Name];
}[EventName];
