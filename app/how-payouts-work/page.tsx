import { MoneySplit } from '@/components/art/figures/Bars';
import { Countries } from '@/components/payouts/Countries';
import { LocalSum } from '@/components/payouts/LocalSum';
import { MoneyWay } from '@/components/payouts/MoneyWay';
import { TermsOfTrade } from '@/components/payouts/TermsOfTrade';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { PlainEnd } from '@/components/ui/PlainEnd';
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
        layout="under"
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
      <section id="split" aria-labelledby="split-title" className="page-section bg-leaf text-ink">
        <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-y-8">
          <h2 id="split-title" className="heading-1">
            {payouts.split.title}
          </h2>
          <div className="grid content-start gap-3 md:text-lg">
            <p>{payouts.split.text}</p>
            <p>{navigation.words.earnings.vary}</p>
          </div>
          <div className="rounded-panel bg-white p-6 text-text md:max-lg:col-span-full md:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-12 lg:*:gap-7 md:[&_b]:text-2xl lg:[&_b]:text-3xl [&_p]:text-base lg:[&_p]:text-lg md:[&_span]:text-lg lg:[&_span]:text-xl [&_svg]:h-4 [&_svg]:rounded-control md:[&_svg]:h-8 lg:[&_svg]:h-10">
            <MoneySplit />
          </div>
        </div>
      </section>
      <Countries about={about} payouts={payouts} pricing={pricing} />
      <ReadNext {...readNextOf('/how-payouts-work', all)} />
      <PlainEnd {...payouts.words.call}>
        <ButtonLink href={site.storeUrl} tone="leaf-light" data-track="start-earning-payouts">
          {navigation.words.actions.earn}
        </ButtonLink>
        <ButtonLink href="/whatsapp-earning-guide#calculator" tone="outline-light">
          {calculator.actions.month}
        </ButtonLink>
      </PlainEnd>
    </>
  );
}
