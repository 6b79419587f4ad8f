/** Where a submission is kept: in the store, or with its webhook. */
import { type Destination, type Lead, ownersChannels } from '../lead';
import type { Log } from '../log';
import { acceptUnconfirmed } from '../newsletter/subscriptions';
import type { Database } from '../store/database';
import { acceptLead } from '../store/queue';

/** Takes a lead into safe keeping. */
export interface LeadKeeper {
  /** Whether newsletter addresses count only once a link was followed. */
  confirms: boolean;
  /**
   * @returns once the lead is safe; for one that is already there too
   * @throws when it is not safe, so that the visitor can be told
   */
  keep(lead: Lead): Promise<void>;
}

/** Keeps leads in the database, from where the worker delivers them. */
export function databaseKeeper(db: Database, destinations: readonly Destination[]): LeadKeeper {
  const confirms = destinations.some(({ channel }) => channel === 'confirmation');
  return {
    confirms,
    async keep(lead) {
      if (confirms && lead.form === 'newsletter') await acceptUnconfirmed(db, lead);
      else await acceptLead(db, lead, ownersChannels(destinations, lead.form));
    },
  };
}

/** For hosts without a disk: a lead is safe once its webhook has taken it, and the visitor waits for that. */
export function webhookKeeper(destinations: readonly Destination[], log: Log): LeadKeeper {
  return {
    confirms: false,
    async keep(lead) {
      const webhook = destinations.find(({ form, channel }) => form === lead.form && channel === 'webhook');
      if (!webhook) throw new Error(`No webhook is set for the form ${lead.form}.`);
      const outcome = await webhook.send(lead);
      if (outcome.kind === 'delivered') return log(`${lead.id} delivered`);
      log(`${lead.id} not taken by the webhook: ${outcome.reason}`);
      throw new Error(`The webhook did not take the lead: ${outcome.reason}.`);
    },
  };
}
