import { content, factValue, money, perView } from '@/lib/content';
import { formatCount } from '@/lib/money';
import { Screenshot } from '../app/Screenshot';
import { Points } from './Points';

/** A screenshot with all that a check needs, and what its views come to. */
export function ProofAccepted() {
  const { figures, app } = content();
  const { views } = app.proof;
  const rate = factValue('exampleRate');
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2">
      <div className="@container mx-auto w-full max-w-60">
        <Screenshot className="text-[6.2cqi]" />
      </div>
      <div>
        <Points mark="yes" points={figures.proof.accepted} />
        <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-rule border-t pt-4">
          <span>
            {formatCount(views)} × {perView(rate)}
          </span>
          <b>{money(views * rate)}</b>
        </p>
        <p className="mt-2 text-muted text-sm">{figures.proof.sum}</p>
      </div>
    </div>
  );
}
