import type { ReactNode } from 'react';
import { MethodIcon } from '@/components/art/MethodIcon';
import { Words } from '@/components/ui/Words';

type Props = {
  id: string;
  title: string;
  methods: readonly string[] | undefined;
  payment: readonly { id?: string; label: string; value: ReactNode; note: string }[];
  /** What stands under the ways to be paid. */
  children?: ReactNode;
};

const BY_A_LONG_SLIP = 'lg:[&>ul]:grow lg:[&>ul]:auto-rows-fr lg:[&>ul]:grid-cols-1 lg:[&_li]:py-4';

/** The ways to be paid, beside the slip of a payout. */
export function PayoutPanel({ id, title, methods = [], payment, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-section bg-ink text-mist [.page-section.bg-ink+&]:pt-0"
    >
      <div className="wrap grid gap-x-20 gap-y-6 lg:grid-cols-2">
        <div className={`flex flex-col ${payment.length > 4 ? BY_A_LONG_SLIP : ''}`}>
          <h2 id={`${id}-title`} className="heading-2 mb-5 text-white md:mb-8">
            {title}
          </h2>
          <ul className="grid grid-cols-2 gap-2 border-line @max-[19em]/page:grid-cols-1 md:gap-0 md:border-b">
            {methods.map((method, index) => (
              <li
                key={method}
                className="flex items-center gap-1.5 border-line leading-tight max-md:flex-col max-md:items-start max-md:rounded-card max-md:bg-raised max-md:p-4 md:gap-5 md:border-t md:py-6"
              >
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-raised text-sun max-md:justify-items-start md:size-10 lg:size-14">
                  <MethodIcon index={index} className="size-5 lg:size-7" />
                </span>
                <span className="font-display text-white lg:text-2xl">{method}</span>
              </li>
            ))}
          </ul>
          {children}
        </div>
        <PaymentSlip payment={payment} />
      </div>
    </section>
  );
}

/** What is known about a payout before it comes, written like the slip that it will be, torn off below. */
function PaymentSlip({ payment }: Pick<Props, 'payment'>) {
  if (payment.length === 0) return null;
  return (
    <dl className="self-start rounded-t-card bg-white [mask:conic-gradient(from_-45deg_at_bottom,transparent,#000_1deg_89deg,transparent_90deg)_50%/1.25rem_100%] [clip-path:inset(0_0_1px)] px-4 pt-6 pb-12 text-text md:px-9 md:pt-8 md:pb-14">
      {payment.map(({ id, label, value, note }) => (
        <div
          key={label}
          id={id}
          className="mb-3.5 flex break-inside-avoid flex-wrap items-baseline gap-x-3 border-rule border-b border-dashed pb-3.5 last:mb-0 last:border-0 last:pb-0 md:mb-5 md:pb-5"
        >
          <dt className="font-bold">{label}</dt>
          <dd className="heading-3 max-md:text-lg ml-auto first-letter:uppercase">{value}</dd>
          <dd className="mt-1 w-full text-base text-muted">
            <Words text={note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
