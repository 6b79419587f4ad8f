import type { PersonProps } from '@/components/art/cast/Person';
import type { Audience } from '@/lib/content/schemas/common';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';

type Pose = PersonProps['pose'];
type Host = { name: PersonProps['name']; says: Pose; invites: Pose };

/** Who may speak for an article, in no clothes of its audience's colour; at the end of one for both stand two others. */
const HOSTS: Record<Audience, readonly [Host, ...Host[]]> = {
  earner: [
    { name: 'naledi', says: 'facts', invites: 'phone' },
    { name: 'tunde', says: 'point', invites: 'call' },
    { name: 'samuel', says: 'point', invites: 'folded' },
  ],
  advertiser: [
    { name: 'joseph', says: 'waiting', invites: 'point' },
    { name: 'chidinma', says: 'point', invites: 'call' },
    { name: 'kwame', says: 'facts', invites: 'phone' },
  ],
  both: [
    { name: 'naledi', says: 'facts', invites: 'phone' },
    { name: 'chidinma', says: 'point', invites: 'call' },
  ],
};

/** @returns who says the last sentence that the article at `path` sets off, and who else invites its readers at its end */
export function hostOf(path: string, audience: Audience) {
  const dice = diceFrom(hash(path));
  const speaker = dice.pick(HOSTS[audience]);
  const others = HOSTS[audience].filter((host) => host !== speaker) as [Host, ...Host[]];
  const inviter = dice.pick(others);
  return {
    speaker: { name: speaker.name, pose: speaker.says },
    inviter: { name: inviter.name, pose: inviter.invites },
  };
}
