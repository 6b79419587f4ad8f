import { EarningsVary } from '@/components/earnings/EarningsVary';
import { Countries } from '@/components/payouts/Countries';
import { Split } from '@/components/payouts/Split';
import { TermsOfTrade } from '@/components/payouts/TermsOfTrade';
import { Masthead } from '@/components/ui/Masthead';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/how-payouts-work');

export default function HowPayoutsWorkPage() {
  return (
    <>
      <Masthead
        family="paper"
        eyebrow="How payouts work"
        title="The terms of trade, on one page"
        lead="From what balance you are paid, when, how, what it costs, and what happens when something is refused. Where a term is not settled yet, it says so."
      />
      <TermsOfTrade />
      <Split />
      <Countries />
      <section className="wrap py-10">
        <EarningsVary className="max-w-[68ch] text-muted" />
      </section>
    </>
  );
}
