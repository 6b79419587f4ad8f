import type { PersonProps } from '@/components/art/cast/Person';
import type { Audience } from '@/lib/content/schemas/common';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';

/** Who may speak for an article, in no clothes of its audience's colour. */
const HOSTS: Record<Audience, readonly [PersonProps, ...PersonProps[]]> = {
  earner: [
    { name: 'naledi', pose: 'facts' },
    { name: 'tunde', pose: 'point' },
    { name: 'samuel', pose: 'point' },
  ],
  advertiser: [
    { name: 'joseph', pose: 'waiting' },
    { name: 'chidinma', pose: 'point' },
    { name: 'kwame', pose: 'facts' },
  ],
  both: [
    { name: 'naledi', pose: 'facts' },
    { name: 'chidinma', pose: 'point' },
  ],
};

/** @returns who says the last sentence that the article at `path` sets off */
export function hostOf(path: string, audience: Audience) {
  return diceFrom(hash(path)).pick(HOSTS[audience]);
}
