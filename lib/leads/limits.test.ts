import { expect, it } from 'vitest';
import {
  CLAIM_LASTS,
  DELIVERY_TIMEOUT,
  LONGEST_PAUSE,
  LONGEST_RETRY_AFTER,
  MAIL_TIMEOUT,
  RETRY_WINDOW,
} from './limits';

it('lets no attempt outlast its claim, so that no other server sends the same lead meanwhile', () => {
  for (const timeout of [DELIVERY_TIMEOUT, MAIL_TIMEOUT]) expect(timeout).toBeLessThan(CLAIM_LASTS);
});

it('tries again before it gives up, however long the pauses', () => {
  for (const pause of [LONGEST_PAUSE, LONGEST_RETRY_AFTER]) expect(pause).toBeLessThan(RETRY_WINDOW);
});
