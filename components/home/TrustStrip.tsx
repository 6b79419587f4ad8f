import { LuArrowRight, LuBadgeCheck, LuHandCoins, LuUserRoundX } from 'react-icons/lu';
import { content } from '@/lib/content';

const ICONS = [LuHandCoins, LuUserRoundX, LuBadgeCheck];

/** Why this is not the scheme that a careful visitor suspects. */
export function TrustStrip() {
  return (
    <section aria-labelledby="trust-title" className="pb-17 md:pb-26">
      <div className="wrap">
        <div className="rounded-panel border border-rule p-7 md:p-10">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <h2 id="trust-title" className="heading-3">
              No catch, in three lines
            </h2>
            <a href="/trust" className="text-link group inline-flex min-h-11 items-center gap-2">
              Trust and safety
              <LuArrowRight
                aria-hidden="true"
                className="size-4 transition-transform duration-150 group-hover:translate-x-1"
              />
            </a>
          </div>
          <ul className="mt-6 grid gap-7 md:grid-cols-3 md:gap-10">
            {content().home.trust.map(({ title, text }, index) => {
              const Icon = ICONS[index] ?? LuBadgeCheck;
              return (
                <li key={title} className="flex gap-4">
                  <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf-deep" />
                  <div>
                    <h3 className="font-bold">{title}</h3>
                    <p className="text-muted">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
