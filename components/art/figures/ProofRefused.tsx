import { content } from '@/lib/content';
import { Screenshot } from '../app/Screenshot';
import { Points } from './Points';

/** A screenshot that proves nothing, and why. */
export function ProofRefused() {
  const { refused } = content().figures;
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2">
      <div className="@container mx-auto w-full max-w-60">
        <Screenshot whole={false} className="border-[.3em] border-rose-deep text-[6.2cqi]" />
      </div>
      <div>
        <p className="mb-3 font-display text-xl">{refused.verdict}</p>
        <Points mark="no" points={refused.reasons} />
        <p className="mt-4 border-rule border-t pt-4 text-muted text-sm">{refused.retry}</p>
      </div>
    </div>
  );
}
