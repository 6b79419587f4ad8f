import type { ReactNode } from 'react';
import { PaymentMethods } from '@/components/whatsapp-earning-guide/PaymentMethods';
import { PaymentSlip, type PaymentSlipProps } from '@/components/whatsapp-earning-guide/PaymentSlip';

type Props = PaymentSlipProps & {
  id: string;
  title: string;
  methods: readonly string[] | undefined;
  /** What stands under the ways to be paid. */
  children: ReactNode;
};

/** The ways to be paid, beside the slip of a payout. */
export function PayoutPanel({ id, title, methods = [], payment, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="section bg-ink text-mist [.section.bg-ink+&]:pt-0"
    >
      <div className="wrap grid items-center gap-x-20 gap-y-7 lg:grid-cols-2">
        <div>
          <h2 id={`${id}-title`} className="heading-2 mb-5 text-white md:mb-8">
            {title}
          </h2>
          <PaymentMethods methods={methods} />
          {children}
        </div>
        <PaymentSlip payment={payment} />
      </div>
    </section>
  );
}
