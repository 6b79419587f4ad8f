import type { ComponentType } from 'react';
import { type Content, content } from '@/lib/content';
import type { FigureName } from '@/lib/drawing/figures';
import { bookable } from '@/lib/site/pricing/embedded';
import { AdAnatomy } from './AdAnatomy';
import { CostPerThousand, DataCost, MoneySplit } from './Bars';
import { PostingClock, ReachCurve, Timetable } from './Day';
import { PayoutRoutes } from './PayoutRoutes';
import { ProofAccepted, ProofRefused } from './Proofs';

const DRAWINGS: Record<FigureName, ComponentType> = {
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
};

/** What a drawing is of: without any of it there is no figure. */
const DRAWN_FROM: Partial<Record<FigureName, (content: Content) => readonly unknown[]>> = {
  'ad-anatomy': ({ showcase }) => showcase.storyboard,
  'cost-per-thousand': ({ pricing }) => bookable(pricing),
  'data-cost': ({ figures }) => figures.data.rows,
  'reach-curve': ({ figures }) => figures.reach.byHour,
  timetable: ({ figures }) => figures.timetable.rows,
};

type Props = {
  name: FigureName;
  /** Alternative text and caption, as sanitized HTML. */
  alt: string;
  caption: string;
};

/** A drawn figure as a text places it: the drawing for the eye, its description for everybody else, and the caption. */
export function Figure({ name, alt, caption }: Props) {
  if (DRAWN_FROM[name]?.(content()).length === 0) return null;
  const Drawing = DRAWINGS[name];
  return (
    <figure data-figure={name} className="my-10 break-inside-avoid">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with the text that it stands in */}
      <p className="sr-only" dangerouslySetInnerHTML={{ __html: alt }} />
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-card border border-rule bg-white p-5 text-base leading-snug md:p-7"
      >
        <Drawing />
      </div>
      <figcaption
        className="mt-3 text-base text-muted"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a caption is sanitized with the text that it stands in
        dangerouslySetInnerHTML={{ __html: caption }}
      />
    </figure>
  );
}
