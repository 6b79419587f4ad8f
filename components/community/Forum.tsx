import { Group } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const PEOPLE = [
  { name: 'amina', pose: 'phone' },
  { name: 'kwame', pose: 'folded' },
  { name: 'naledi', pose: 'laughing' },
] as const;

/** How to join the forum, and its rules, behind which some of its people stand. */
export function Forum({ community }: Pick<Content, 'community'>) {
  const words = community.words.forum;
  return (
    <section
      id="join-forum"
      aria-labelledby="join-forum-title"
      className="overflow-hidden bg-sun py-9 text-ink [--focus-ring:var(--color-ink)] md:py-20"
    >
      <div className="wrap">
        <div className="grid gap-y-8 lg:grid-cols-2 lg:gap-x-20 lg:gap-y-0">
          <div className="self-center lg:pb-14">
            <h2 id="join-forum-title" className="heading-1 lg:w-[200%]">
              {words.title}
            </h2>
            <p className="mt-4 max-w-[44ch] text-lg">{words.text}</p>
            <p className="mt-4 max-w-[48ch] text-wrap md:text-lg">
              <Words text={words.risk} link="font-semibold underline underline-offset-4" />
            </p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
              <ButtonLink href="/download" tone="ink" data-track="community-download">
                {words.download}
              </ButtonLink>
              <ButtonLink href="/help-center" tone="outline-ink">
                {words.help}
              </ButtonLink>
            </div>
          </div>
          <Group
            people={PEOPLE}
            className="max-lg:mx-auto max-lg:max-w-md md:max-lg:*:w-[240px] lg:-translate-x-4"
          />
          {community.rules.length > 0 && (
            <div className="relative rounded-panel bg-white px-6 pt-6 pb-3 max-lg:-mt-8 print:mt-0 md:px-10 md:pt-10 md:pb-6 md:text-lg lg:col-span-2">
              <h3 className="heading-3 mb-4 text-text">{words.rules}</h3>
              <ol className="gap-x-12 sm:grid sm:grid-cols-2">
                {community.rules.map((rule, index) => (
                  <li key={rule} className="flex gap-3 border-rule border-t py-4">
                    <b className="min-w-4 font-display text-2xl text-sun-deep leading-none">{index + 1}</b>
                    {rule}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
