import { expect, it } from 'vitest';
import type { Level } from '../log';
import { entry } from '../owner/records';
import { acceptLead } from '../store/queue';
import { deliveriesOf, scratchDatabase, someContext, someLead } from '../testing/leads.fixture';
import { tidy } from './tidy';

it('sets aside what another version left and this one cannot deliver, and warns of it once', async () => {
  const db = await scratchDatabase();
  for (const key of ['strange', 'known']) await acceptLead(db, someLead(key), ['webhook']);
  const { id } = someLead('strange');
  await db.all(`UPDATE leads SET form = 'survey' WHERE id = ?`, id);
  await db.all(`UPDATE deliveries SET form = 'survey' WHERE lead_id = ?`, id);
  const lines: [string, Level | undefined][] = [];
  const context = someContext({ db, log: (line, level) => lines.push([line, level]) });
  for (const _ of ['first', 'again']) await tidy(context);
  expect(lines).toEqual([[`${id} set aside: this version knows neither its form nor its state`, 'warning']]);
  expect(await entry(db, id)).toMatchObject({ state: 'failed' });
  expect(await deliveriesOf(db, someLead('known').id)).toMatchObject([{ state: 'waiting' }]);
});
