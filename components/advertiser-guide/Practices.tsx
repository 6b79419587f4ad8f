import type { IconType } from 'react-icons';
import { LuCheck, LuX } from 'react-icons/lu';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** Best practices: what to do, and what to leave. */
export function Practices({
  practices,
  words,
}: {
  practices: AdvertiserGuide['practices'];
  words: AdvertiserGuide['words']['practices'];
}) {
  return (
    <div className="mt-7 grid gap-6 md:mt-16 md:gap-12 lg:grid-cols-2 lg:gap-16">
      <Practice title={words.do} texts={practices.do} Icon={LuCheck} look="bg-leaf text-ink" />
      <Practice
        title={words.avoid}
        texts={practices.avoid}
        Icon={LuX}
        look="border-2 border-rose-deep text-rose-deep"
      />
    </div>
  );
}

type PracticeProps = { title: string; texts: readonly string[]; Icon: IconType; look: string };

function Practice({ title, texts, Icon, look }: PracticeProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className="heading-3 mb-3">{title}</h3>
      <ul>
        {texts.map((text) => (
          <li
            key={text}
            className="flex gap-3 border-text/15 border-t py-2.5 max-sm:leading-snug sm:gap-4 sm:py-4"
          >
            <span className={`grid size-7 shrink-0 place-items-center rounded-full ${look}`}>
              <Icon aria-hidden="true" className="size-4" />
            </span>
            <span className="pt-0.5">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
