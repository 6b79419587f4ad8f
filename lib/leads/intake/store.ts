import { type Destination, type Outcome, ownersChannels } from '../delivery/destination';
import type { Webhook } from '../delivery/webhook';
import { comparableEmail, type Lead, type LeadKind } from '../lead';
import { CONFIRMATIONS_PER_DAY } from '../limits';
import type { Log } from '../log';
import type { Database } from '../store/database';
import { acceptLead } from '../store/queries/intake';
import { timesGiven } from '../store/queries/newsletter';

const DAY = 86_400_000;

/** Takes a lead into safe keeping. */
export interface LeadStore {
  /** Whether newsletter addresses count only once a link was followed. */
  confirms: boolean;
  /**
   * @returns once the lead is safe; for one that is already there too
   * @throws when it is not safe, so that the visitor can be told
   */
  accept(lead: Lead): Promise<void>;
}

/** Somebody else's inbox must not be filled through the form: a few mails a day, and none for what looks like a program's. */
async function keepUnconfirmed(db: Database, lead: Lead): Promise<void> {
  const given = await timesGiven(db, comparableEmail(lead.payload.email), lead.receivedAt - DAY);
  const mailed = given < CONFIRMATIONS_PER_DAY && lead.suspicions.length === 0;
  await acceptLead(db, lead, mailed ? ['confirmation'] : [], 'unconfirmed');
}

/** Keeps leads in the database, from where the worker delivers them. */
export function databaseStore(db: Database, destinations: readonly Destination[]): LeadStore {
  const confirms = destinations.some(({ channel }) => channel === 'confirmation');
  return {
    confirms,
    async accept(lead) {
      if (confirms && lead.form === 'newsletter') await keepUnconfirmed(db, lead);
      else await acceptLead(db, lead, ownersChannels(destinations, lead.form));
    },
  };
}

/** For hosts without a disk: a lead is safe once its webhook has taken it, and the visitor waits for that. */
export function webhookStore(
  webhooks: Partial<Record<LeadKind, Webhook>>,
  post: (lead: Lead, webhook: Webhook) => Promise<Outcome>,
  log: Log,
): LeadStore {
  return {
    confirms: false,
    async accept(lead) {
      const webhook = webhooks[lead.form];
      if (!webhook) throw new Error(`No webhook is set for the form ${lead.form}.`);
      const outcome = await post(lead, webhook);
      log(
        `${lead.id} ${outcome.kind === 'delivered' ? 'delivered' : `not taken by the webhook: ${outcome.reason}`}`,
      );
      if (outcome.kind !== 'delivered')
        throw new Error(`The webhook did not take the lead: ${outcome.reason}.`);
    },
  };
}
