import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ButtonTone } from '@/components/ui/button';
import { content } from '@/lib/content';

const LOOKS: Record<'earner' | 'advertiser', { ground: string; track: string; button: ButtonTone }> = {
  earner: {
    ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]',
    track: 'text-ink/15',
    button: 'ink',
  },
  advertiser: {
    ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
    track: 'text-white/25',
    button: 'white',
  },
};

/** The two ways in, one for each audience, over the hero's lower edge. */
export function Doors() {
  const { home, site } = content();
  const actions = {
    earner: { label: 'Start Earning Today', href: site.storeUrl, track: 'start-earning-door' },
    advertiser: { label: 'Run Your First Ad', href: site.advertiserUrl, track: 'run-ad-door' },
  };
  return (
    <section id="get-started" aria-label="Get started" className="-mt-16 lg:-mt-24 relative scroll-mt-24">
      <div className="wrap grid gap-4 md:grid-cols-2 lg:gap-6">
        {home.doors.map(({ audience, title, text, points, guide, segments, filled }) => {
          const look = LOOKS[audience];
          const action = actions[audience];
          return (
            <div
              key={audience}
              className={`group/door relative isolate flex flex-col overflow-hidden rounded-panel p-7 shadow-lift lg:p-10 ${look.ground}`}
            >
              <Ring
                segments={segments}
                filled={filled}
                thickness={0.1}
                trackClassName={look.track}
                className="-top-12 -right-12 -z-10 absolute size-36 transition-[rotate] duration-700 ease-out group-hover/door:rotate-72 motion-reduce:transition-none md:max-xl:hidden lg:size-44"
              />
              <h2 className="max-w-[10ch] font-display sm:max-w-[16ch] text-4xl leading-none tracking-tight lg:text-[2.75rem]">
                {title}
              </h2>
              <p className="mt-4 max-w-[38ch] text-pretty">{text}</p>
              <ul className="mt-5 mb-8 grid gap-2">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <LuCheck aria-hidden="true" strokeWidth={3} className="mt-1 size-5 shrink-0" />
                    {point}
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
                <ButtonLink href={action.href} tone={look.button} data-track={action.track}>
                  {action.label}
                </ButtonLink>
                <a
                  href={guide.href}
                  className="group/guide inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
                >
                  {guide.label}
                  <LuArrowRight
                    aria-hidden="true"
                    className="size-5 transition-transform duration-150 group-hover/guide:translate-x-1"
                  />
                </a>
              </div>
            </div>
          );
        })}
        <p className="text-muted text-sm md:col-span-2">{home.earningsNote}</p>
      </div>
    </section>
  );
}
