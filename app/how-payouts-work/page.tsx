import { MoneySplit } from '@/components/art/figures/Bars';
import { Countries } from '@/components/payouts/Countries';
import { LocalSum } from '@/components/payouts/LocalSum';
import { MoneyWay } from '@/components/payouts/MoneyWay';
import { TermsOfTrade } from '@/components/payouts/TermsOfTrade';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content, factValue, localMoney } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/how-payouts-work');

export default function HowPayoutsWorkPage() {
  const all = content();
  const { about, calculator, facts, navigation, payouts, pricing, site, trust } = all;
  const least = factValue('payoutThresholdGuide');
  const threshold = <LocalSum dollars={least} start={localMoney(least)} pricing={pricing} />;
  return (
    <>
      <Masthead
        {...headOf('/how-payouts-work', all)}
        family="paper"
        layout="beneath"
        picture={
          <MoneyWay
            words={payouts.words.terms}
            payoutDays={factValue('payoutDays')}
            message={trust.words.flow}
          />
        }
        grounded
      />
      <TermsOfTrade payouts={payouts} methods={facts.paymentMethods.list} threshold={threshold} />
      <section id="split" aria-labelledby="split-title" className="section">
        <div className="wrap grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-2">
          <div>
            <h2 id="split-title" className="heading-2 max-w-[12.06em]">
              {payouts.split.title}
            </h2>
            <p className="mt-3 max-w-[56ch] md:mt-5 md:text-lg">{payouts.split.text}</p>
            <p className="mt-3 max-w-[56ch] text-muted md:mt-5">{navigation.words.earnings.vary}</p>
          </div>
          <div className="rounded-panel border border-rule bg-white p-6 md:p-9">
            <MoneySplit />
          </div>
        </div>
      </section>
      <Countries about={about} payouts={payouts} pricing={pricing} />
      <ReadNext {...readNextOf('/how-payouts-work', all)} />
      <CallToAction accent="sun" person={{ name: 'naledi', pose: 'till' }} {...payouts.words.call}>
        <ButtonLink href={site.storeUrl} tone="ink" data-track="start-earning-payouts">
          {navigation.words.actions.earn}
        </ButtonLink>
        <ButtonLink href="/whatsapp-earning-guide#calculator" tone="outline-ink">
          {calculator.actions.month}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
