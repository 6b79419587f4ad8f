import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TickList } from '@/components/ui/TickList';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const PEOPLE = [
  { name: 'amina', pose: 'stand' },
  { name: 'kevin', pose: 'walk' },
  { name: 'mumbi', pose: 'lead' },
  { name: 'joseph', pose: 'sit' },
] as const;

/** How to join the forum, and its rules, over the people of one street. */
export function Forum({ community }: Pick<Content, 'community'>) {
  const words = community.words.forum;
  return (
    <section
      id="join-forum"
      aria-labelledby="join-forum-title"
      className="overflow-hidden bg-sun pt-9 text-ink [--focus-ring:var(--color-ink)] md:pt-20"
    >
      <div className="wrap">
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-20">
          <div>
            <h2 id="join-forum-title" className="heading-1">
              {words.title}
            </h2>
            <p className="mt-4 max-w-[44ch] text-lg">
              <Words text={words.text} link="font-semibold underline underline-offset-4" />
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/download" tone="ink" data-track="community-download">
                {words.download}
              </ButtonLink>
              <ButtonLink href="/help-center" tone="outline-ink">
                {words.help}
              </ButtonLink>
            </div>
          </div>
          {community.rules.length > 0 && (
            <div className="rounded-panel bg-white px-6 pt-6 pb-3 md:px-10 md:pt-10 md:pb-6 md:text-lg">
              <h3 className="heading-3 mb-4 text-text">{words.rules}</h3>
              <TickList points={community.rules} className="" item="border-rule border-t py-4" />
            </div>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="relative mt-6 md:mt-8">
        <Drawing name="road" className="absolute bottom-0 left-0 h-9 w-full lg:h-14" />
        <div className="wrap relative flex items-end justify-around pb-4 md:pb-7">
          {PEOPLE.map((person) => (
            <Person key={person.name} {...person} className="w-[22%] lg:w-56" />
          ))}
        </div>
      </div>
    </section>
  );
}
