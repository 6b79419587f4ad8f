/** What a visitor did in the pricing selector; the `action` of the analytics event `pricing_interaction`. */
export type PricingAction = 'select_category' | 'select_country' | 'set_budget' | 'retry';

/** Detail of `pricing:interaction`: parameters of `pricing_interaction` in specification, section 7. */
export type PricingInteraction = { plan: string; action: PricingAction };

export const PRICING_INTERACTION = 'pricing:interaction';

/**
 * Tells the site script, which alone knows about consent and analytics, by an event that bubbles to the document: the
 * island's bundle stays free of both.
 * @param plan name of the selected category
 */
export function announceInteraction(from: EventTarget, plan: string, action: PricingAction): void {
  const detail: PricingInteraction = { plan, action };
  from.dispatchEvent(new CustomEvent(PRICING_INTERACTION, { bubbles: true, detail }));
}
