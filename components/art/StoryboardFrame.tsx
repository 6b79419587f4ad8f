import { content } from '@/lib/content';
import { AdCard } from './AdCard';
import { Person } from './cast/Person';

/** What each part of the ad shows, how large, and how far its bar has run. */
const PARTS = [
  {
    art: 'pilau',
    picture: 'size-[11.4em] shrink-0 -mt-[1.6em] mb-[.2em]',
    bar: '-translate-x-[87%] [--from:-100%]',
  },
  { art: 'boda', picture: 'size-[12em] shrink-0 -mt-[2em]', bar: '-translate-x-[47%] [--from:-87%]' },
  {
    bar: '[--from:-47%]',
    words: 'mt-[.25em] text-[1.6em]',
    children: (
      <Person name="mumbi" pose="call" disc className="-mr-[1.4em] -mb-[2.9em] -ml-[1.2em] shrink-0" />
    ),
  },
] as const;

type Props = {
  /** 0, 1 or 2. */
  part: number;
  className?: string;
};

/** One part of the example ad as it stands on the screen. */
export function StoryboardFrame({ part, className = '' }: Props) {
  const { storyboard, preview } = content().showcase;
  const look = PARTS[part];
  if (!look) return null;
  return (
    <AdCard
      {...look}
      text={storyboard[part]?.shows ?? ''}
      tone={preview.tone}
      button={part === PARTS.length - 1 ? preview.button : ''}
      mark="text-[max(.78em,12px)] @max-[8rem]:hidden"
      className={`*:aspect-2/3 [&_svg+span]:mx-[1.2em] [&_svg+span]:mb-[.6em] ${className}`}
    />
  );
}
