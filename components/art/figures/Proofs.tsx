import type { ReactNode } from 'react';
import { TickList } from '@/components/ui/TickList';
import { content, factValue, localRate } from '@/lib/content';
import { formatCount } from '@/lib/money';
import { Screenshot } from '../app';

/** A screenshot with all that a check needs, and what its views come to. */
export function ProofAccepted() {
  const { figures, app } = content();
  const { views } = app.proof;
  const rate = factValue('exampleRate');
  return (
    <Proof accepted points={figures.proof.accepted}>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-rule border-t pt-4">
        <span>
          {formatCount(views)} × {localRate(rate)}
        </span>
        <b>{localRate(views * rate)}</b>
      </p>
      <p className="mt-2 text-muted text-sm">{figures.proof.sum}</p>
    </Proof>
  );
}

/** A screenshot that proves nothing, and why. */
export function ProofRefused() {
  const { refused } = content().figures;
  return (
    <Proof accepted={false} verdict={refused.verdict} points={refused.reasons}>
      <p className="mt-4 border-rule border-t pt-4 text-muted text-sm">{refused.retry}</p>
    </Proof>
  );
}

type Props = { accepted: boolean; verdict?: string; points: readonly string[]; children: ReactNode };

/** A screenshot, and what is right or wrong with it. */
function Proof({ accepted, verdict, points, children }: Props) {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2">
      <div className="@container mx-auto w-full max-w-60">
        <Screenshot
          whole={accepted}
          className={`text-[6.2cqi] ${accepted ? '' : 'border-[.3em] border-rose-deep'}`}
        />
      </div>
      <div>
        {verdict && <p className="mb-3 font-display text-xl">{verdict}</p>}
        <TickList points={points} no={!accepted} className="grid gap-3 leading-7" />
        {children}
      </div>
    </div>
  );
}
