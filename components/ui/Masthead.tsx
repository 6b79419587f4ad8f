import type { ReactNode } from 'react';
import type { WebPage } from 'schema-dts';
import type { CategoryPalette } from '@/lib/drawing/covers/palettes';
import type { Trail } from '@/lib/site/head';
import { Breadcrumbs } from './Breadcrumbs';
import { JsonLd } from './JsonLd';

/** Whom a page speaks to: earners stand on amber, advertisers on violet, reading and law on paper, the brand on ink, a blog category on its own colour. */
type Family = 'earner' | 'advertiser' | 'paper' | CategoryPalette;

type Props = {
  title: string;
  /** What search engines are told of the page; nothing where they are kept out. */
  data?: WebPage;
  family?: Family;
  /** A line above the title that says whom or what the page is for. */
  eyebrow?: string;
  trail?: Trail;
  lead?: ReactNode;
  children?: ReactNode;
  /** What only this page has, whole: beside the title on wide screens, beneath it on narrow ones. Decorative or said elsewhere too. */
  picture?: ReactNode;
  /** Whether the picture stands on the panel's lower edge, as people do. */
  grounded?: boolean;
  layout?: keyof typeof LAYOUTS;
  /** A panel that is to be read whole: beside the title on wide screens, beneath it on narrow ones. */
  aside?: ReactNode;
};

const sun = { ground: 'bg-sun text-ink', title: 'text-ink', eyebrow: 'text-ink' };
const iris = { ground: 'bg-iris text-white', title: 'text-white', eyebrow: 'text-white' };

const LOOKS: Record<Family, { ground: string; title: string; eyebrow: string }> = {
  earner: sun,
  advertiser: iris,
  sun,
  iris,
  leaf: { ...iris, ground: 'bg-leaf-deep text-white' },
  rose: { ...iris, ground: 'bg-rose-deep text-white' },
  paper: { ground: 'bg-sand text-text', title: 'text-text', eyebrow: 'text-leaf-deep' },
  ink: { ground: 'bg-ink text-mist', title: 'text-white', eyebrow: 'text-leaf' },
};

const LOW =
  'gap-x-16 md:max-lg:@min-[40em]/page:*:[grid-area:1/1] md:max-lg:@min-[40em]/page:*:nth-2:justify-end md:max-lg:@min-[40em]/page:[&_h1]:max-w-none md:max-lg:@min-[40em]/page:[&_h1+p]:min-h-32 md:max-lg:@min-[40em]/page:[&_h1+p]:w-1/2';

const HALVES = `${LOW} md:max-lg:[&_h1+p]:text-xl md:max-lg:*:nth-2:*:max-w-80 lg:grid-cols-2 lg:gap-x-6`;

const NEAR = 'gap-x-16 max-sm:*:nth-2:*:w-52 sm:grid-cols-[7fr_5fr]';

const WIDE = 'items-start gap-x-16 lg:grid-cols-[7fr_5fr]';

/** The picture at the right, there as a half, on tablets too under the end of a wide title, on every wide screen, as tall as it can beside a large title, as a half beside a very short title set large, there too but between the text and what follows on phones, on tablets beside the lead alone under a long title, as a third too, also with a word a line, where it stays in two lines, on tablets under the end of a title past its column, at the left, under the text on tablets, beside it on every screen, near it there, also under a title past its column on tablets, near a name set large, or beneath the text over the whole width, in its middle or from its left. */
const LAYOUTS = {
  right: 'gap-x-8 md:grid-cols-[7fr_5fr] lg:gap-x-16',
  sheet: 'gap-x-8 md:grid-cols-[7fr_5fr] md:max-lg:[&_h1]:text-[2.875rem] lg:gap-x-16',
  half: 'gap-x-6 md:max-lg:*:first:self-start md:grid-cols-[7fr_5fr] lg:grid-cols-2 lg:[&_h1+p]:text-balance',
  halves: HALVES,
  over: `${HALVES} xl:[&_h1]:w-[140%]`,
  tall: `${LOW} md:max-lg:*:first:self-start md:max-lg:[&_h1]:text-[3.75rem] md:max-lg:[&_h1+p]:mt-10 md:max-lg:[&_h1+p]:text-2xl lg:grid-cols-[13fr_11fr] lg:gap-x-6 xl:[&_h1]:text-[5rem]`,
  loud: 'gap-x-6 max-sm:[&_h1]:text-[min(2.75rem,12.2vw)] max-sm:[&_h1+p]:mt-3 md:max-lg:*:first:pb-10 md:@min-[45em]/page:grid-cols-2 max-lg:[&_h1+p]:text-balance md:max-lg:[&_h1]:text-[min(4rem,8vw)] xl:[&_h1]:-ml-1 xl:[&_h1]:text-[6.5rem] xl:[&_h1]:leading-[0.96]',
  sign: 'gap-x-6 max-md:gap-y-0 max-md:*:first:contents md:max-lg:*:first:pb-10 md:@min-[45em]/page:grid-cols-2 max-lg:[&_h1+p]:text-balance xl:[&_h1]:text-[5rem] xl:[&_h1]:leading-[0.96]',
  low: `${LOW} md:max-lg:[&_h1+p]:text-xl lg:grid-cols-[7fr_5fr]`,
  short: `${LOW} lg:grid-cols-[2fr_1fr]`,
  past: 'gap-x-8 max-sm:[&_h1]:text-[9.4vw] md:grid-cols-2 md:max-lg:*:first:pb-28 md:max-lg:[&_h1+p]:text-2xl md:max-lg:@min-[40em]/page:[&_h1]:w-[145%] lg:grid-cols-[7fr_5fr] lg:gap-x-16',
  wide: WIDE,
  words: `${WIDE} lg:[&_h1]:w-min xl:[&_h1]:text-[6rem]`,
  left: `${LOW} md:max-lg:[&_h1+p]:text-xl md:max-lg:*:nth-2:-mb-8 md:max-lg:*:nth-2:self-end md:max-lg:*:nth-2:*:max-w-60 lg:*:first:order-last lg:grid-cols-[5fr_7fr]`,
  beside:
    'max-sm:*:first:pb-5 max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:gap-x-16 sm:grid-cols-[7fr_5fr] xl:[&_h1]:text-[6.5rem] xl:[&_h1]:leading-none xl:[&_h1+p]:text-2xl',
  near: NEAR,
  law: `${NEAR} md:max-lg:[&_h1]:w-[145%]`,
  name: `${NEAR} xl:[&_h1]:text-[6.5rem] xl:[&_h1]:leading-none xl:[&_h1+p]:text-2xl`,
  under: '',
  beneath: 'sm:gap-y-12 lg:text-center lg:*:first:*:mx-auto lg:*:first:*:justify-center',
};

/** The head of every inner page: a panel in its family's colour under the dark strip that the header floats over. */
export function Masthead({
  title,
  data,
  family = 'ink',
  eyebrow,
  trail,
  lead,
  children,
  picture,
  grounded = false,
  layout = 'right',
  aside,
}: Props) {
  const look = LOOKS[family];
  const beside = picture ?? aside;
  return (
    <section data-family={family} className="flow-root bg-ink pt-18">
      {data && <JsonLd data={data} />}
      <div
        className={`overflow-hidden ${look.ground} ${family === 'ink' ? '' : '-mb-px rounded-t-card lg:rounded-t-panel'} pt-6 md:pt-14 ${grounded ? '' : 'pb-9 md:pb-12 lg:pb-18'}`}
      >
        <div className={`wrap ${beside ? `grid grid-cols-1 items-center gap-y-6 ${LAYOUTS[layout]}` : ''}`}>
          <div className={`min-w-0 ${grounded && layout !== 'beneath' ? 'md:pb-18' : ''}`}>
            {trail && <Breadcrumbs {...trail} />}
            {eyebrow && <p className={`mb-3 font-bold text-sm md:mb-4 ${look.eyebrow}`}>{eyebrow}</p>}
            <h1 className={`heading-1 max-w-[13.4em] max-md:first:mt-[4.7vw] ${look.title}`}>{title}</h1>
            {lead && <p className="mt-4 max-w-[58ch] text-pretty md:mt-6 md:text-lg lg:text-xl">{lead}</p>}
            {children}
          </div>
          {picture && (
            <div className={`flex min-w-0 justify-center ${grounded ? 'self-end' : ''}`}>{picture}</div>
          )}
          {aside}
        </div>
      </div>
    </section>
  );
}
