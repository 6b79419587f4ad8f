import { ButtonLink } from '@/components/ui/ButtonLink';
import { TickList } from '@/components/ui/TickList';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** How to join the forum, and its rules. */
export function Forum({ community }: Pick<Content, 'community'>) {
  const words = community.words.forum;
  return (
    <section id="join-forum" aria-labelledby="join-forum-title" className="apart pb-17 md:pb-26">
      <div className="wrap">
        <div className="grid gap-12 rounded-panel bg-ink px-6 py-12 text-mist md:px-14 md:py-16 lg:grid-cols-2 lg:gap-20">
          <div>
            <h2 id="join-forum-title" className="heading-2 text-white">
              {words.title}
            </h2>
            <p className="mt-4 max-w-[44ch] text-lg">
              <Words text={words.text} link="font-semibold text-white underline underline-offset-4" />
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/download" tone="sun" data-track="community-download">
                {words.download}
              </ButtonLink>
              <ButtonLink href="/help-center" tone="outline-dark">
                {words.help}
              </ButtonLink>
            </div>
          </div>
          {community.rules.length > 0 && (
            <div>
              <h3 className="heading-3 mb-5 text-white">{words.rules}</h3>
              <TickList points={community.rules} className="" item="border-line border-t py-4" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
