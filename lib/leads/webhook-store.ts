import type { Outcome } from './delivery/post';
import type { FormName } from './forms';
import type { Lead } from './lead';
import type { Log } from './log';
import type { LeadStore } from './store';

/** For hosts without a disk: a lead is safe once its webhook has taken it, and the visitor waits for that. */
export class WebhookStore implements LeadStore {
  constructor(
    readonly webhooks: Partial<Record<FormName, string>>,
    readonly post: (lead: Lead, url: string) => Promise<Outcome>,
    readonly log: Log,
  ) {}

  async accept(lead: Lead): Promise<void> {
    const url = this.webhooks[lead.form];
    if (!url) throw new Error(`No webhook is set for the form ${lead.form}.`);
    const outcome = await this.post(lead, url);
    if (outcome.kind === 'delivered') {
      this.log(`${lead.id} delivered`);
      return;
    }
    this.log(`${lead.id} not taken by the webhook: ${outcome.reason}`);
    throw new Error(`The webhook of the form ${lead.form} did not take the lead: ${outcome.reason}.`);
  }
}
