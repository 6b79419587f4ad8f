import type { ReactNode } from 'react';
import { LuEye, LuX } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { type Content, localMoney } from '@/lib/content';

/** Dashes of the ring that stands for the price of a view. */
const DASHES = 12;
/** Ends in the foot of its card: what went on beneath it shone through the card's edge. */
const FIGURE =
  '[clip-path:inset(-100%_-100%_-1px)] w-[clamp(30vw,84vw-10.25rem,11rem)] max-w-full @min-[42em]/page:-mx-3 @min-[42em]/page:w-[calc(100%+1rem)] @min-[42em]/page:max-w-60';
/** From the earner back to the advertiser: beneath the cards, and where these stand one under the other up beside them too. */
const WAY_BACK =
  'absolute top-18 right-1/4 -bottom-8 -left-7 border-4 border-rose-deep border-t-0 border-dashed before:absolute before:top-0 before:left-0 before:w-2 before:border-inherit before:border-t-4 before:border-dashed @min-[42em]/page:before:hidden @max-[42em]/page:border-r-0 after:absolute after:right-0 after:-bottom-1 after:h-8 after:border-inherit after:border-r-4 after:border-dashed @min-[42em]/page:after:hidden @min-[42em]/page:relative @min-[42em]/page:inset-auto @min-[42em]/page:col-span-full @min-[42em]/page:mx-[calc((100%-min(17rem,26vw))/6)] @min-[42em]/page:h-14';

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
      <figure className="relative @max-[13em]/page:-mx-4 rounded-panel border border-rule bg-white p-3 pt-4 pb-5 shadow-lift @min-[42em]/page:p-5 xl:@min-[42em]/page:p-10 xl:@min-[42em]/page:pb-8">
        <ol className="relative ml-7 grid items-stretch @min-[42em]/page:ml-0 @min-[42em]/page:grid-cols-[1fr_min(8.5rem,13vw)_1fr_min(8.5rem,13vw)_1fr]">
          <Party
            className="bg-iris text-white after:bg-inherit"
            name={words.advertiser}
            does={words.pays}
            message={<Share of={words.example} sum={words.spent} note={words.views} />}
          >
            <Person
              name="njeri"
              pose="selling"
              goods="duka"
              className={`${FIGURE} mr-2.5 @max-[42em]/page:-ml-[8.5vw] @min-[42em]/page:-ml-4 @min-[42em]/page:mr-0`}
            />
          </Party>
          <Coin sum={price} each={words.each} />
          <Party
            className="bg-ink text-white after:bg-line after:brightness-100"
            name={name}
            does={words.counts}
            message={
              <>
                <Share of={words.you} sum={words.received} edge="border-sun border-l-8 pl-2" />
                <Share of={name} sum={words.kept} edge="border-leaf border-l-8 pl-2" />
              </>
            }
          >
            <span
              aria-hidden="true"
              className="relative my-auto mr-4 grid w-20 max-w-full place-items-center @min-[42em]/page:mr-0 @min-[42em]/page:w-4/5 xl:@min-[42em]/page:w-46"
            >
              <Ring
                segments={DASHES}
                filled={Math.round((DASHES * pay) / price)}
                className="text-sun"
                trackClassName="text-leaf"
              />
              <LuEye strokeWidth={1.5} className="absolute size-1/3" />
            </span>
          </Party>
          <Coin sum={pay} each={words.each} />
          <Party
            className="bg-sun text-ink after:bg-inherit"
            name={words.you}
            does={words.paid}
            message={<Share of={words.sender} sum={words.received} note={words.of} />}
          >
            <Person
              name="amina"
              pose="phone"
              className={`${FIGURE} @max-[42em]/page:-mr-[4vw] @max-[42em]/page:-ml-[5vw] @max-[42em]/page:w-[min(70vw-5.9rem,13rem)]`}
            />
          </Party>
          <li aria-hidden="true" className={WAY_BACK}>
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="absolute -top-1.75 left-1.5 size-4.5 fill-rose-deep @min-[42em]/page:top-0 @min-[42em]/page:-left-4 @min-[42em]/page:size-7 @min-[42em]/page:-rotate-90 @min-[42em]/page:bg-white"
            >
              <path d="M0 0l20 10-20 10z" />
            </svg>
            <b className="absolute top-[calc(100%+0.125rem)] left-1/2 flex w-max -translate-1/2 items-center gap-1.5 rounded-full bg-rose-deep px-3 py-1 text-white outline-8 outline-white @min-[42em]/page:px-4 @min-[42em]/page:py-2">
              <LuX strokeWidth={3} className="size-5" />
              {words.barred}
            </b>
          </li>
        </ol>
        <figcaption className="mt-15 px-1 whitespace-pre-line font-bold text-rose-deep leading-snug @min-[42em]/page:mt-7 @min-[42em]/page:whitespace-normal @min-[42em]/page:text-center xl:text-lg">
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
      className={`relative flex flex-wrap items-end justify-between gap-x-2 overflow-hidden rounded-card pt-2 pb-3 pl-4 leading-snug @min-[42em]/page:pt-0 after:absolute after:inset-x-0 after:bottom-0 after:h-3 after:brightness-75 xl:@min-[42em]/page:pb-4 xl:after:h-4 @min-[42em]/page:flex-col @min-[42em]/page:items-center @min-[42em]/page:px-3 @min-[42em]/page:text-center xl:@min-[42em]/page:px-4 ${className}`}
    >
      <span className="grow basis-24 self-center text-balance pt-2.5 pb-4 @min-[42em]/page:w-full @min-[42em]/page:grow-0 @min-[42em]/page:basis-auto @min-[42em]/page:self-auto @min-[42em]/page:pt-6 @min-[42em]/page:pb-4">
        <b className="block font-display text-lg @min-[42em]/page:text-[min(1.5rem,2.2vw)]">{name}</b>
        <span className="block md:max-xl:min-h-[2lh]">{does}</span>
        <span className="mt-4 grid content-start leading-tight @min-[42em]/page:mt-4 @min-[42em]/page:w-full @min-[42em]/page:rounded-control @min-[42em]/page:bg-white @min-[42em]/page:px-3 @min-[42em]/page:py-3.5 @min-[42em]/page:text-base @min-[42em]/page:text-text @min-[42em]/page:shadow-lift xl:@min-[42em]/page:min-h-21 xl:@min-[42em]/page:content-center xl:@min-[42em]/page:px-4 xl:@min-[42em]/page:text-lg">
          {message}
        </span>
      </span>
      {children}
    </li>
  );
}

type ShareProps = Record<'of' | 'sum', string> & {
  note?: string;
  /** The colour of the dashes of the ring that stand for it. */
  edge?: string;
};

/** A sum beside what it is, and what there is to add beneath. */
function Share({ of, sum, note, edge = '' }: ShareProps) {
  return (
    <span
      className={`flex flex-wrap gap-x-2 text-left not-first:mt-1.5 @min-[42em]/page:grid @min-[42em]/page:justify-between @min-[42em]/page:gap-x-4 xl:@min-[42em]/page:grid-cols-[1fr_auto] ${edge}`}
    >
      {of}
      <b
        className={`whitespace-nowrap font-display ${edge ? '' : '@max-[42em]/page:order-first @max-[42em]/page:w-full @max-[42em]/page:mb-1 @max-[42em]/page:text-[clamp(1rem,12vw-1.25rem,1.5rem)]'}`}
      >
        {sum}
      </b>
      {note && (
        <span className="col-span-full leading-tight @min-[42em]/page:text-base @min-[42em]/page:text-muted">
          {note}
        </span>
      )}
    </span>
  );
}

/** What one view moves, over the arrow from one party to the next. */
function Coin({ sum, each }: { sum: number; each: string }) {
  return (
    <li className="flex items-center justify-center gap-2 py-1.5 @min-[42em]/page:block @min-[42em]/page:self-center @min-[42em]/page:text-center">
      <span className="order-last leading-tight">
        <strong className="whitespace-nowrap font-display text-2xl @max-[13em]/page:text-xl @min-[42em]/page:text-[min(1.5rem,2.1vw)]">
          {localMoney(sum)}
        </strong>{' '}
        <span className="@min-[42em]/page:block">{each}</span>
      </span>
      <svg
        viewBox="0 0 100 40"
        aria-hidden="true"
        className="size-11 @max-[13em]/page:size-8 rotate-90 fill-leaf-deep @min-[42em]/page:mx-auto @min-[42em]/page:h-10 @min-[42em]/page:w-full @min-[42em]/page:rotate-0 xl:@min-[42em]/page:h-16"
      >
        <path d="M0 12h64V0l36 20-36 20V28H0z" />
      </svg>
    </li>
  );
}
