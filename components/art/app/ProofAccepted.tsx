import { LuCheck } from 'react-icons/lu';
import { content, factValue, localMoney, localRate } from '@/lib/content';
import { formatCount } from '@/lib/money';
import { AppPhone } from './AppPhone';
import { Screen } from './Screen';
import { Screenshot } from './Screenshot';

/** A screenshot that was accepted, and the sum for its views. */
export function ProofAccepted({ className }: { className?: string }) {
  const { proof, campaigns } = content().app;
  const rate = factValue('exampleRate');
  return (
    <AppPhone label={proof.label} className={className}>
      <Screen title={proof.title} tab="proofs">
        <span className="mb-[.6em] block whitespace-nowrap px-[.2em] text-[.8em] text-muted">
          {campaigns.items[0]?.name}
        </span>
        <Screenshot />
        <span className="mt-[.5em] flex justify-between whitespace-nowrap px-[.2em] text-[.7em] text-muted">
          <span>{proof.taken}</span>
          <span>{proof.names}</span>
        </span>
        <span className="my-auto block rounded-[1em] bg-leaf/20 p-[.9em]">
          <span className="flex items-center gap-[.55em] font-display text-[1.25em]">
            <span className="grid size-[1.35em] place-items-center rounded-full bg-leaf-deep text-white">
              <LuCheck className="size-[.9em]" strokeWidth={3.5} />
            </span>
            {proof.accepted}
          </span>
          <span className="mt-[.5em] flex justify-between whitespace-nowrap text-[.82em]">
            <span>
              {formatCount(proof.views)} × {localRate(rate)}
            </span>
            <b>{localMoney(proof.views * rate)}</b>
          </span>
        </span>
      </Screen>
    </AppPhone>
  );
}
