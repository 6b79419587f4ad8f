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
      <div className="wrap max-md:px-0">
        <h2 id="trust-title" className="sr-only">
          {words.trust.title}
        </h2>
        <div className="overflow-hidden md:rounded-panel md:border md:border-rule md:bg-white">
          <ul className="grid md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr]">
            {[...trust, risk].map(({ title, text }, index) => {
              const Icon = ICONS.at(index - trust.length - 1) ?? LuShieldAlert;
              return (
                <li
                  key={title}
                  className="flex gap-4 px-5 py-2.5 max-[13em]:block last:bg-rose/15 max-lg:last:col-span-full md:p-6 lg:p-8"
                >
                  <Icon
                    aria-hidden="true"
                    className={`mt-0.5 size-6 shrink-0 ${index < trust.length ? 'text-leaf-deep' : 'text-rose-deep'}`}
                  />
                  <div>
                    <h3 className="font-bold leading-snug">{title}</h3>
                    <p className="text-base leading-normal">
                      <Words text={text} link="font-semibold underline underline-offset-4" />
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
          <p className="flex flex-wrap items-center justify-between gap-x-4 md:border-rule md:border-t px-5 py-2 text-muted text-sm md:px-6 lg:px-8 lg:text-base">
            {earningsNote}
            <ArrowLink href="/trust" label={words.trust.more} className="text-link" />
          </p>
        </div>
      </div>
    </section>
  );
}
