import type { Lead } from './lead';

/** Takes a lead into safe keeping. */
export interface LeadStore {
  /**
   * @returns once the lead is safe; for one that is already there too
   * @throws when it is not safe, so that the visitor can be told
   */
  accept(lead: Lead): Promise<void>;
}
