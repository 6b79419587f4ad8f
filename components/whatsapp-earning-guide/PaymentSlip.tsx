import type { EarningGuide } from '@/lib/content/schemas/guides';

/** What is known about a payout before it comes, written like the slip that it will be. */
export function PaymentSlip({ payment }: Pick<EarningGuide, 'payment'>) {
  if (payment.length === 0) return null;
  return (
    <dl className="slip rounded-t-card bg-white px-6 pt-6 pb-12 md:pt-8 md:pb-14 text-text md:px-9">
      {payment.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-rule border-b border-dashed py-3.5 md:py-5 first:pt-0 last:border-0 last:pb-0"
        >
          <dt className="font-bold">{label}</dt>
          <dd className="heading-3 text-right first-letter:uppercase">{value}</dd>
          <dd className="col-span-2 mt-1 text-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
