import { PayoutRoutes } from '@/components/art/figures/PayoutRoutes';
import { EarningsVary } from '@/components/earnings/EarningsVary';
import { Countries } from '@/components/payouts/Countries';
import { LocalSum } from '@/components/payouts/LocalSum';
import { Split } from '@/components/payouts/Split';
import { TermsOfTrade } from '@/components/payouts/TermsOfTrade';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content, factValue, localMoney } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/how-payouts-work');

export default function HowPayoutsWorkPage() {
  const all = content();
  const { navigation, payouts, pricing } = all;
  const least = factValue('payoutThresholdGuide');
  const threshold = <LocalSum dollars={least} start={localMoney(least)} pricing={pricing} />;
  return (
    <>
      <Masthead
        {...headOf('/how-payouts-work', all)}
        family="paper"
        picture={
          <div aria-hidden="true" className="w-full max-w-md rounded-card bg-white p-5 shadow-lift lg:p-6">
            <PayoutRoutes />
          </div>
        }
      />
      <TermsOfTrade payouts={payouts} threshold={threshold} payoutDays={factValue('payoutDays')} />
      <Split split={payouts.split} />
      <Countries payouts={payouts} pricing={pricing} />
      <section className="wrap py-10">
        <EarningsVary text={navigation.words.earnings.vary} className="max-w-[68ch] text-muted" />
      </section>
      <ReadNext {...readNextOf('/how-payouts-work', all)} />
    </>
  );
}
