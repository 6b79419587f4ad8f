import type { PersonProps } from '@/components/art/cast/Person';
import type { Audience } from '@/lib/content/schemas/common';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';

type Pose = PersonProps['pose'];
type Host = { name: PersonProps['name']; says: Pose; invites: Pose };

/** Who may speak for an article, in no clothes of its audience's colour. */
const HOSTS: Record<Audience, readonly [Host, ...Host[]]> = {
  earner: [
    { name: 'naledi', says: 'laughing', invites: 'phone' },
    { name: 'tunde', says: 'point', invites: 'call' },
    { name: 'samuel', says: 'point', invites: 'folded' },
  ],
  advertiser: [
    { name: 'joseph', says: 'laughing', invites: 'point' },
    { name: 'chidinma', says: 'point', invites: 'call' },
    { name: 'kwame', says: 'laughing', invites: 'phone' },
  ],
  both: [
    { name: 'samuel', says: 'laughing', invites: 'folded' },
    { name: 'joseph', says: 'point', invites: 'point' },
  ],
};

/** @returns who says the last sentence that the article at `path` sets off, and invites its readers at its end */
export function hostOf(path: string, audience: Audience) {
  const { name, says, invites } = diceFrom(hash(path)).pick(HOSTS[audience]);
  return { speaker: { name, pose: says }, inviter: { name, pose: invites } };
}
