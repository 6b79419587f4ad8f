import type { ReactNode } from 'react';
import { LuEye, LuX } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney } from '@/lib/content';

/** Dashes of the ring that stands for the price of a view. */
const DASHES = 12;
const FIGURE = 'w-[min(30vw,10rem)] max-w-full xl:w-60';
/** From the earner back to the advertiser: beside the cards, and on wide screens beneath them. */
const WAY_BACK =
  'absolute inset-y-18 -left-5.5 w-5.5 rounded-l-control border-4 border-rose border-r-0 border-dashed xl:relative xl:inset-auto xl:col-span-full xl:mx-[calc((100%-min(17rem,21.4vw))/6)] xl:h-12 xl:w-auto xl:rounded-br-control xl:border-t-0 xl:border-r-4';

type Props = {
  words: Content['trust']['words']['flow'];
  name: string;
  /** Of one view, in the currency of the site: what the advertiser pays, and what the earner is paid of it. */
  price: number;
  pay: number;
};

/** Which way the money for a view goes, and which way it never does. */
export function MoneyFlow({ words, name, price, pay }: Props) {
  return (
    <div className="wrap -mt-8">
      <figure className="relative @max-[13em]/page:-mx-4 rounded-panel border border-rule bg-white p-3 pb-4 pl-10 shadow-lift md:max-xl:p-6 md:max-xl:pl-12 xl:p-10 xl:pb-8">
        <ol className="relative grid items-stretch xl:grid-cols-[1fr_min(8.5rem,10.7vw)_1fr_min(8.5rem,10.7vw)_1fr]">
          <Party
            className="bg-iris text-white [&_strong]:text-iris"
            name={words.advertiser}
            does={words.pays}
            message={<Words text={`**${words.budget}** ${words.from}`} />}
          >
            <Person name="njeri" pose="selling" goods="duka" className={`${FIGURE} mr-2 xl:mr-0 xl:-ml-6`} />
          </Party>
          <Coin sum={price} each={words.each} />
          <Party
            className="bg-ink text-white"
            name={name}
            does={words.counts}
            message={
              <>
                <Share of={words.you} sum={pay} edge="border-sun" />
                <Share of={name} sum={price - pay} edge="border-leaf" />
              </>
            }
          >
            <span
              aria-hidden="true"
              className="relative my-auto grid w-24 max-w-full place-items-center max-md:mr-4 md:w-32 xl:w-44"
            >
              <Ring
                segments={DASHES}
                filled={Math.round((DASHES * pay) / price)}
                className="text-sun"
                trackClassName="text-leaf"
              />
              <LuEye className="absolute size-10 text-white xl:size-16" />
            </span>
          </Party>
          <Coin sum={pay} each={words.each} />
          <Party
            className="bg-sun text-ink [&_strong]:text-leaf-deep"
            name={words.you}
            does={words.paid}
            message={
              <>
                <Words text={`**${words.sender}** ${words.received}`} />
                <span className="block text-base text-muted">{words.of}</span>
              </>
            }
          >
            <Person name="amina" pose="phone" className={FIGURE} />
          </Party>
          <li aria-hidden="true" className={WAY_BACK}>
            <LuX
              strokeWidth={3}
              className="absolute top-1/2 -left-0.5 size-8 -translate-1/2 rounded-full bg-rose-deep p-1.5 text-white outline-4 outline-white xl:top-full xl:left-1/2"
            />
            <svg
              viewBox="0 0 10 10"
              aria-hidden="true"
              className="absolute -top-0.5 right-0 size-3.5 -translate-y-1/2 bg-white fill-rose xl:top-0 xl:right-auto xl:-left-0.5 xl:-translate-x-1/2 xl:translate-y-0 xl:-rotate-90"
            >
              <path d="M0 0l10 5-10 5z" />
            </svg>
          </li>
        </ol>
        <figcaption className="mt-3 whitespace-pre-line font-bold text-rose-deep leading-snug xl:mt-6 xl:whitespace-normal xl:text-center">
          {words.never}
        </figcaption>
      </figure>
    </div>
  );
}

type PartyProps = {
  name: string;
  does: string;
  /** What is on their phone or in their books. */
  message: ReactNode;
  className: string;
  /** A drawing. */
  children: ReactNode;
};

function Party({ name, does, message, className, children }: PartyProps) {
  return (
    <li
      className={`flex flex-wrap items-end justify-between gap-x-2 overflow-hidden rounded-card px-4 max-md:pr-0 max-md:leading-snug md:max-xl:min-h-34 md:max-xl:px-8 xl:flex-col xl:items-center xl:text-center ${className}`}
    >
      <span className="grow basis-24 self-center text-balance py-3 md:max-xl:py-6 xl:grow-0 xl:basis-auto xl:self-auto xl:pt-7 xl:pb-7">
        <b className="block font-display text-lg md:text-2xl">{name}</b>
        {does}
        <span className="mt-2 block w-fit rounded-control bg-white px-3 py-1.5 text-base text-text leading-tight shadow-lift md:px-4 md:text-lg xl:mx-auto [&_strong]:block">
          {message}
        </span>
      </span>
      {children}
    </li>
  );
}

/** What the dashes of the ring stand for: whose part of a view's price they are. */
function Share({ of, sum, edge }: { of: string; sum: number; edge: string }) {
  return (
    <span className={`mt-1.5 grid justify-between gap-x-4 border-l-8 pl-2 text-left sm:flex ${edge}`}>
      {of}
      <b>{localMoney(sum)}</b>
    </span>
  );
}

/** What one view moves, over the arrow from one party to the next. */
function Coin({ sum, each }: { sum: number; each: string }) {
  return (
    <li className="flex items-center justify-center gap-2 xl:block xl:self-center xl:text-center">
      <span className="leading-tight max-xl:order-last">
        <strong className="whitespace-nowrap font-display text-2xl @max-[13em]/page:text-xl xl:text-[min(1.5rem,1.9vw)]">
          {localMoney(sum)}
        </strong>{' '}
        <span className="xl:block">{each}</span>
      </span>
      <svg
        viewBox="0 0 100 40"
        aria-hidden="true"
        className="size-10 fill-leaf-deep max-xl:rotate-90 md:size-13 xl:h-16 xl:w-full"
      >
        <path d="M0 12h64V0l36 20-36 20V28H0z" />
      </svg>
    </li>
  );
}
