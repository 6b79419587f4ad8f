import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';

export type PaymentSlipProps = {
  payment: readonly { id?: string; label: string; value: ReactNode; note: string }[];
};

/** What is known about a payout before it comes, written like the slip that it will be. */
export function PaymentSlip({ payment }: PaymentSlipProps) {
  if (payment.length === 0) return null;
  return (
    <dl className="slip rounded-t-card bg-white px-6 pt-6 pb-12 text-text md:px-9 md:pt-8 md:pb-14">
      {payment.map(({ id, label, value, note }) => (
        <div
          key={label}
          id={id}
          className="mb-3.5 flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-3 border-rule border-b border-dashed pb-3.5 last:mb-0 last:border-0 last:pb-0 md:mb-5 md:pb-5"
        >
          <dt className="font-bold">{label}</dt>
          <dd className="heading-3 text-right first-letter:uppercase">{value}</dd>
          <dd className="mt-1 w-full text-base text-muted">
            <Words text={note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
