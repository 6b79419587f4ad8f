import type { ComponentType } from 'react';
import { type Content, content, factEntry } from '@/lib/content';
import type { FigureName } from '@/lib/drawing/figures';
import { bookable } from '@/lib/site/pricing/embedded';
import { MethodIcon } from '../MethodIcon';
import { StoryboardFrame } from '../StoryboardFrame';
import { CostPerThousand, DataCost, Doors, MoneySplit, Semester } from './Bars';
import { PostingClock, ReachCurve, Timetable } from './Day';
import { Funnel } from './Funnel';
import { ProofAccepted, ProofRefused } from './Proofs';

const DRAWINGS: Record<FigureName, ComponentType<{ alt: string }>> = {
  'proof-accepted': ProofAccepted,
  'proof-refused': ProofRefused,
  'posting-clock': PostingClock,
  timetable: Timetable,
  'money-split': MoneySplit,
  'cost-per-thousand': CostPerThousand,
  'reach-curve': ReachCurve,
  'payout-routes': PayoutRoutes,
  'ad-anatomy': AdAnatomy,
  'data-cost': DataCost,
  semester: Semester,
  funnel: Funnel,
  doors: Doors,
};

/** What a drawing is of: without any of it there is no figure. */
const DRAWN_FROM: Partial<Record<FigureName, (content: Content) => readonly unknown[]>> = {
  'ad-anatomy': ({ showcase }) => showcase.storyboard,
  'cost-per-thousand': ({ pricing }) => bookable(pricing),
  'data-cost': ({ figures }) => figures.data.rows,
  'reach-curve': ({ figures }) => figures.reach.byHour,
  semester: ({ figures }) => figures.semester.costs,
  funnel: ({ figures }) => figures.funnel,
  timetable: ({ figures }) => figures.timetable.rows,
};

type Props = {
  name: FigureName;
  /** Alternative text and caption, as sanitized HTML. */
  alt: string;
  caption: string;
};

/** A drawn figure as a text places it: the drawing for the eye, its description for screen readers, and the caption. */
export function Figure({ name, alt, caption }: Props) {
  if (DRAWN_FROM[name]?.(content()).length === 0) return null;
  const Drawing = DRAWINGS[name];
  return (
    <figure data-figure={name} className="my-6 break-inside-avoid md:my-10">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with the text that it stands in */}
      <p className="sr-only" dangerouslySetInnerHTML={{ __html: alt }} />
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-card border border-rule bg-white p-4 text-base leading-snug md:p-7"
      >
        <Drawing alt={alt} />
      </div>
      <figcaption
        className="mt-2 text-base text-muted leading-snug"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a caption is sanitized with the text that it stands in
        dangerouslySetInnerHTML={{ __html: caption }}
      />
    </figure>
  );
}

/** A status ad of fifteen seconds in its three parts. */
function AdAnatomy() {
  const { storyboard } = content().showcase;
  return (
    <div className="grid gap-5 max-sm:*:flex max-sm:*:items-center max-sm:*:gap-5 sm:grid-cols-3">
      {storyboard.map(({ seconds, title }, index) => (
        <div key={seconds}>
          <StoryboardFrame part={index} className="w-[42%] shrink-0 sm:w-full" />
          <p className="sm:mt-3">
            <span className="block text-muted text-sm">{seconds} s</span>
            <b>{title}</b>
          </p>
        </div>
      ))}
    </div>
  );
}

/** From the balance to the account of one's choice. */
function PayoutRoutes() {
  const { payout } = content().figures;
  const routes = [...(factEntry('paymentMethods').list ?? []), payout.wallet];
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[2fr_3fr] sm:gap-8">
      <div className="rounded-card bg-ink p-5 text-mist">
        <p className="text-sm">{payout.balance}</p>
        <p className="font-display text-2xl text-white tracking-tight">{payout.threshold}</p>
        <p className="mt-2 text-sm">{payout.arrives}</p>
      </div>
      <div className="grid gap-2 max-sm:grid-cols-2 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1">
        {routes.map((route, index) => (
          <p
            key={route}
            className="flex items-center gap-2 rounded-control bg-sand max-sm:last:odd:col-span-2 px-3 py-2.5 font-bold leading-tight sm:gap-3 sm:px-4"
          >
            <MethodIcon index={index} className="size-6 shrink-0 text-leaf-deep" />
            {route}
          </p>
        ))}
      </div>
    </div>
  );
}
