import { PayoutRoutes } from '@/components/art/figures/PayoutRoutes';
import { EarningsVary } from '@/components/earnings/EarningsVary';
import { Countries } from '@/components/payouts/Countries';
import { Split } from '@/components/payouts/Split';
import { TermsOfTrade } from '@/components/payouts/TermsOfTrade';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/how-payouts-work');

export default function HowPayoutsWorkPage() {
  return (
    <>
      <Masthead
        {...mastheadOf('/how-payouts-work', content())}
        family="paper"
        picture={
          <div aria-hidden="true" className="w-full max-w-md rounded-card bg-white p-5 shadow-lift lg:p-6">
            <PayoutRoutes />
          </div>
        }
      />
      <TermsOfTrade />
      <Split />
      <Countries />
      <section className="wrap py-10">
        <EarningsVary className="max-w-[68ch] text-muted" />
      </section>
      <ReadNext path="/how-payouts-work" />
    </>
  );
}
