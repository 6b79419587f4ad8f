import { LuHandCoins, LuShieldAlert, LuUserRoundX } from 'react-icons/lu';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Words } from '@/components/ui/Words';
import type { Home } from '@/lib/content/schemas/home';

/** The last is that of what WhatsApp's terms say. */
const ICONS = [LuHandCoins, LuUserRoundX, LuShieldAlert];

/** Why this is not the scheme that a careful visitor suspects: right below the doors, where the suspicion arises. */
export function TrustStrip({ home }: { home: Home }) {
  const { trust, risk, earningsNote, words } = home;
  return (
    <section aria-labelledby="trust-title" className="pt-6 md:pt-16">
      <div className="wrap">
        <h2 id="trust-title" className="sr-only">
          {words.trust.title}
        </h2>
        <ul className="grid gap-3 md:gap-4 lg:grid-cols-[1fr_1fr_2fr] lg:gap-10">
          {[...trust, risk].map(({ title, text }, index) => {
            const Icon = ICONS.at(index - trust.length - 1) ?? LuShieldAlert;
            return (
              <li key={title} className="flex gap-4 lg:only:col-span-3">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf-deep" />
                <div>
                  <h3 className="font-bold">{title}</h3>
                  <p className="text-base text-muted leading-normal lg:text-balance">
                    <Words text={text} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-8 border-rule border-t pt-2 text-muted text-sm">
          {earningsNote}
          <ArrowLink href="/trust" label={words.trust.more} className="text-link" />
        </p>
      </div>
    </section>
  );
}
