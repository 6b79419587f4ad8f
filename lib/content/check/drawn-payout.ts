import type { Report } from '../problems';
import type { AppCopy } from '../schemas/app';
import type { Facts } from '../schemas/facts';

/** Warns of a balance that the drawn app pays out although it is below the threshold. */
export function checkDrawnPayout(app: AppCopy | undefined, facts: Facts | undefined, warn: Report): void {
  const rate = facts?.exampleRate?.value;
  const least = facts?.payoutThresholdGuide?.value;
  if (!app || !rate || !least || app.balance.views * rate >= least) return;
  const views = Math.ceil(least / rate);
  const reason = `bring less than payoutThresholdGuide, which the drawn app could not pay out: ${views} are enough`;
  warn({ file: 'app.json', field: 'balance.views', reason });
}
