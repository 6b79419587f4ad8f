import type { ReactNode } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { content, factEntry, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { bars } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';
import { Person, Portrait } from './cast/Person';
import { AdArt } from './Drawing';
import { Ring } from './Ring';

const MARK = 'absolute size-[2em] rounded-full bg-white p-[.4em]';
const REVIEWED = 'relative grid h-full w-[5.6em] place-items-center rounded-[1em]';
const CARRIERS = ['chidinma', 'kevin', 'njeri', 'kwame'] as const;

// What the product does, a piece of it each: as wide as its columns, and measured in `em`, a share of the whole grid. Decorative.

/** Stands in a grid that is a container, of two columns, then four. */
function Picture({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`relative mb-2 grid min-h-[13em] place-items-center overflow-hidden rounded-card text-[3.13cqi] md:text-[2.5cqi] lg:mb-5 lg:text-[1.55cqi] lg:rounded-panel ${ground}`}
    >
      {children}
    </div>
  );
}

/** She shows the message that her money has come. */
export function Paid() {
  const { app, trust } = content();
  const { balance, words } = app;
  const sum = balance.views * factValue('exampleRate');
  const { min = 1, max = 1 } = factEntry('campaignDays');
  const months = Array.from({ length: balance.posts / (min + max) }, (_, month) => month + 1);
  return (
    <Picture ground="bg-sun">
      <Person
        name="amina"
        pose="present"
        className="-scale-x-100 absolute right-[8%] bottom-0 h-[95%] md:right-[6%]"
      />
      <p className="absolute left-[6%] rounded-[1em] bg-white p-[.8em] text-[min(1.5em,20px)] leading-none shadow-chip md:w-[60%] lg:w-[53%] md:text-[.95em]">
        {months.map((month) => (
          <span
            key={month}
            className="mb-[.4em] flex justify-between border-rule border-b pb-[.4em] max-md:hidden"
          >
            {trust.words.pictures.month} {month} <b>{localMoney(sum / months.length)}</b>
          </span>
        ))}
        <span className="items-center justify-between md:flex">
          {balance.method}
          <b className="my-[0.15em] block font-display text-[1.7em] md:text-[2em]">{localMoney(sum)}</b>
        </span>
        <span className="md:hidden">{insert(words.screens.posts, { posts: balance.posts })}</span>
      </p>
    </Picture>
  );
}

/** Those who carry the ad have a lit ring and a tick. */
export function Chosen() {
  return (
    <Picture ground="bg-iris grid-cols-2 p-[.6em]">
      {CARRIERS.map((name, index) => (
        <span key={name} className={`relative ${index === 1 ? 'text-iris-light' : 'text-sun'}`}>
          <Portrait name={name} className="size-[5.5em]" />
          {index !== 1 && <LuCheck strokeWidth={4} className={`right-0 bottom-0 text-iris ${MARK}`} />}
        </span>
      ))}
    </Picture>
  );
}

/** An ad on a phone with the button that posts it. */
export function OneTap() {
  const { app, home } = content();
  return (
    <Picture ground="bg-leaf">
      <span className="relative h-full w-[32em]">
        <span className="absolute top-[1.2em] left-[8%] grid h-[14em] w-[11em] content-start rounded-[1.8em] border-[.5em] border-ink p-[.4em] tone-rose">
          <b className="p-[.4em] font-display text-[1.3em] leading-none">{home.hero.slogans.at(-1)?.text}</b>
          <AdArt name="sneaker" className="size-[7em] justify-self-center" />
        </span>
        <b className="absolute top-[5.5em] left-[33%] rounded-[.9em] bg-white p-[.8em] text-[max(1.1em,13px)] leading-none shadow-chip">
          {app.post.button}
        </b>
        <Person name="tunde" pose="phone" className="absolute right-[3%] bottom-0 h-full" />
      </span>
    </Picture>
  );
}

/** Two ads with what the review of each came to: one is for betting. */
export function Reviewed() {
  return (
    <Picture ground="bg-ink grid-cols-2 p-[.9em] pb-[1.6em]">
      <span className={`tone-leaf ${REVIEWED}`}>
        <AdArt name="bag" className="size-[5em]" />
        <LuCheck strokeWidth={4} className={`-bottom-[1em] text-leaf-deep ${MARK}`} />
      </span>
      <span className={`tone-rose ${REVIEWED}`}>
        <svg viewBox="0 0 40 40" aria-hidden="true" className="size-[3.4em] rotate-12 fill-white stroke-ink">
          <rect width="40" height="40" rx="10" stroke="none" />
          <path d="M11 11h0m18 0h0m-9 9h0m-9 9h0m18 0h0" strokeWidth="8" strokeLinecap="round" />
        </svg>
        <LuX strokeWidth={4} className={`-bottom-[1em] text-rose-deep ${MARK}`} />
      </span>
    </Picture>
  );
}

/** Views by day, and those of the screenshot that came in last. */
export function Counted() {
  const { app, showcase } = content();
  const views = showcase.dailyViews;
  const days = bars(views, 140, 80);
  return (
    <Picture ground="bg-ink">
      <svg
        viewBox="0 -8 140 91"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
        className="mt-auto mb-[1em] h-[7.8em]"
      >
        <path d={days.join('')} className="stroke-leaf" />
        <path d={days[views.indexOf(Math.max(...views))]} className="stroke-sun" />
      </svg>
      <p className="absolute inset-[1em] flex items-baseline justify-between leading-none">
        <b className="font-display text-[max(1.7em,20px)] text-white">
          {formatCount(views.reduce((sum, day) => sum + day, 0))}{' '}
          <span className="block font-body text-[.7em] md:inline">{app.install.views}</span>
        </b>
        <b className="rounded-full bg-sun p-[.4em] text-[max(1.1em,14px)]">+{app.proof.views}</b>
      </p>
    </Picture>
  );
}

/** The hours of a day as the dashes of a clock, the best lit and said inside. */
export function BestHour() {
  const { audience, words } = content().showcase;
  const { hours } = audience;
  const best = hours.indexOf(Math.max(...hours));
  return (
    <Picture ground="bg-sun">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="col-start-1 row-start-1 size-[12em] rounded-full bg-ink p-[.7em]"
      >
        <g transform={`rotate(${(best / hours.length) * 360} 50 50)`}>
          <Ring segments={24} filled={2} thickness={0.07} className="text-sun" trackClassName="text-leaf" />
        </g>
        <text
          x="50 87 47.7 52.3 11.7 16.3"
          y="18 53 88 88 53 53"
          fontSize="8"
          textAnchor="middle"
          className="fill-white max-md:hidden"
        >
          061218
        </text>
      </svg>
      <p className="for-paper col-start-1 row-start-1 text-center text-[1.2em] text-white leading-none">
        {words.audience.best}
        <b className="block font-display text-[1.7em]">{best}:00</b>
      </p>
    </Picture>
  );
}
