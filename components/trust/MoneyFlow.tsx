import type { ReactNode } from 'react';
import { LuEye, LuX } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { type Content, localMoney } from '@/lib/content';

/** Dashes of the ring that stands for the price of a view. */
const DASHES = 12;
const FIGURE = 'w-[min(34vw,10rem)] xl:w-60';

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
      <figure className="relative rounded-panel border border-rule bg-white p-4 pr-3 pl-6 shadow-lift md:max-xl:p-6 md:max-xl:pl-10 xl:p-10 xl:pb-8">
        <ol className="relative grid items-stretch before:absolute before:top-20 before:bottom-20 before:-left-4 before:w-4 before:rounded-l-card before:border-4 before:border-rose before:border-r-0 before:border-dashed md:before:-left-6 md:before:w-6 xl:before:hidden xl:grid-cols-[1fr_8.5rem_1fr_8.5rem_1fr]">
          <Party
            className="bg-iris text-white"
            name={words.advertiser}
            does={words.pays}
            message={
              <>
                <b className="block text-iris">{words.budget}</b>
                {words.from}
              </>
            }
          >
            <Person name="njeri" pose="selling" goods="duka" className={`${FIGURE} mr-2 xl:mr-0 xl:-ml-6`} />
          </Party>
          <Coin sum={price} each={words.each} />
          <Party
            className="bg-ink text-white"
            name={name}
            does={words.counts}
            message={<Shares you={words.you} us={name} price={price} pay={pay} />}
          >
            <span
              aria-hidden="true"
              className="relative my-auto grid w-24 place-items-center max-md:mr-4 md:w-32 xl:w-44"
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
            className="bg-sun text-ink"
            name={words.you}
            does={words.paid}
            message={
              <>
                <b className="block text-leaf-deep">{words.sender}</b>
                {words.received}
              </>
            }
          >
            <Person name="amina" pose="phone" className={FIGURE} />
          </Party>
        </ol>
        <figcaption className="mt-3 text-rose-deep xl:mx-[14%] xl:mt-0">
          <span
            aria-hidden="true"
            className="relative block h-10 rounded-b-card border-4 border-rose border-t-0 border-dashed max-xl:hidden"
          />
          <span className="flex items-start gap-3 xl:relative xl:-mt-5 xl:flex-col xl:flex-nowrap xl:items-center xl:gap-2 xl:text-center">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-rose-deep text-white xl:outline-8 xl:outline-white">
              <LuX aria-hidden="true" className="size-5" strokeWidth={3} />
            </span>
            <strong className="text-balance leading-snug">{words.never}</strong>
          </span>
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
        <strong className="block font-display text-lg md:text-2xl">{name}</strong>
        {does}
        <span className="mt-2 block w-fit rounded-control bg-white px-3 py-1.5 text-base text-text leading-tight shadow-lift md:px-4 md:text-lg xl:mx-auto">
          {message}
        </span>
      </span>
      {children}
    </li>
  );
}

/** What the dashes of the ring stand for: whose part of a view's price they are. */
function Shares({ you, us, price, pay }: { you: string; us: string; price: number; pay: number }) {
  const shares = [
    { who: you, sum: pay, edge: 'border-sun' },
    { who: us, sum: price - pay, edge: 'border-leaf' },
  ];
  return shares.map(({ who, sum, edge }) => (
    <span
      key={who}
      className={`mt-1.5 grid justify-between gap-x-4 border-l-8 pl-2 text-left sm:flex ${edge}`}
    >
      {who}
      <b>{localMoney(sum)}</b>
    </span>
  ));
}

/** What one view moves, over the arrow from one party to the next. */
function Coin({ sum, each }: { sum: number; each: string }) {
  return (
    <li className="flex items-center justify-center gap-2 xl:block xl:self-center xl:text-center">
      <span className="leading-tight max-xl:order-last">
        <strong className="font-display text-2xl">{localMoney(sum)}</strong>{' '}
        <span className="xl:block">{each}</span>
      </span>
      <span aria-hidden="true" className="grid size-10 place-items-center md:size-13 xl:h-16 xl:w-full">
        <svg viewBox="0 0 100 40" aria-hidden="true" className="w-full fill-leaf-deep max-xl:rotate-90">
          <path d="M0 12h64V0l36 20-36 20V28H0z" />
        </svg>
      </span>
    </li>
  );
}
