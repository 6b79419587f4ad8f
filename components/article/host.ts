import type { PersonProps } from '@/components/art/cast/Person';
import { SCENE } from '@/components/ui/Prose';
import type { Article } from '@/lib/content';
import { htmlParts } from '@/lib/content/markdown';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';

/** Who may speak for an article that tells of nobody, in no clothes of an audience's colour. */
const HOSTS: readonly [PersonProps, ...PersonProps[]] = [
  { name: 'naledi', pose: 'facts' },
  { name: 'chidinma', pose: 'point' },
  { name: 'kwame', pose: 'facts' },
];

/** @returns who says the last sentence that an article sets off: the one whom it told of last before */
export function hostOf({ html, path }: Pick<Article, 'html' | 'path'>): PersonProps {
  const [before = ''] = html.split(SCENE);
  const told = htmlParts(before).flatMap((part) => ('told' in part ? [part.told] : []));
  const last = told.at(-1);
  return last ? { name: last.name, pose: 'point' } : diceFrom(hash(path)).pick(HOSTS);
}
