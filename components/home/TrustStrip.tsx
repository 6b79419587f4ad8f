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
        <ul className="grid divide-y divide-rule md:grid-cols-3 md:divide-x md:divide-y-0">
          {[...trust, risk].map(({ title, text }, index) => {
            const Icon = ICONS.at(index - trust.length - 1) ?? LuShieldAlert;
            const tone = index < trust.length ? 'text-leaf-deep' : 'text-rose-deep';
            return (
              <li
                key={title}
                className="flex gap-4 py-3.5 max-[13em]:block md:block md:px-6 md:py-0 md:first:ps-0 md:last:pe-0 lg:px-12"
              >
                <Icon aria-hidden="true" className={`size-7 shrink-0 md:mb-3 ${tone}`} />
                <div>
                  <h3 className="font-display text-base leading-snug md:text-lg">{title}</h3>
                  <p className="mt-1 text-balance text-base leading-normal">
                    <Words text={text} link="font-semibold underline underline-offset-4" />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
        <p className="flex flex-wrap items-center gap-x-6 border-rule border-t pt-2 text-base text-muted md:mt-8 md:pt-4">
          {earningsNote}
          <ArrowLink href="/trust" label={words.trust.more} className="text-link" />
        </p>
      </div>
    </section>
  );
}
