import { Stories } from '@/components/community/Stories';
import { Crowd } from '@/components/earn-money/Crowd';
import { Matatu } from '@/components/earn-money/Matatu';
import { Programs } from '@/components/earn-money/Programs';
import { EarnerActions } from '@/components/earnings/EarnerActions';
import { EarningsCalculator } from '@/components/earnings/EarningsCalculator';
import { LocalSum } from '@/components/payouts/LocalSum';
import { RiskLine } from '@/components/trust/RiskLine';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { PaymentMethods } from '@/components/whatsapp-earning-guide/PaymentMethods';
import { PaymentSlip } from '@/components/whatsapp-earning-guide/PaymentSlip';
import { content, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { earningsBasis } from '@/lib/site/earnings';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/earn-money');

export default function EarnMoneyPage() {
  const all = content();
  const { calculator, cast, earnMoney, earningGuide, facts, navigation, pricing, risk, site } = all;
  const words = earnMoney.words.page;
  const { vary } = navigation.words.earnings;
  const { views } = earningGuide.example;
  const amount = localMoney(views * factValue('exampleRate'));
  const least = factValue('payoutThresholdGuide');
  const stories = all.stories.filter(({ page }) => page === 'earn-money');
  return (
    <>
      <Masthead
        {...headOf('/earn-money', all)}
        family="earner"
        layout="beneath"
        picture={<Matatu />}
        grounded
      >
        <EarnerActions
          track="start-earning-earn-money"
          href={site.storeUrl}
          words={{ ...calculator.actions, ...navigation.words.actions }}
        />
      </Masthead>

      <Section id="programs" accent="sun" of={earnMoney.programs} {...words.programs}>
        <Programs
          programs={earnMoney.programs}
          example={
            <div>
              <Crowd views={views} />
              <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-white px-6 py-4 text-text">
                <span>
                  <span className="block text-muted text-sm">{calculator.sum.example}</span>
                  <span className="whitespace-nowrap font-bold max-[19em]:whitespace-normal">
                    {insert(calculator.sum.views, { views: formatCount(views) })}
                  </span>
                </span>
                <span className="heading-2">{amount}</span>
              </p>
            </div>
          }
        />
      </Section>

      <div className="wrap apart pb-17 md:pb-26">
        <RiskLine {...risk.short} />
      </div>

      <Section id="calculator" ground="sand" accent="sun" {...words.calculator}>
        <EarningsCalculator words={calculator} basis={earningsBasis()} vary={vary} />
      </Section>

      <section aria-labelledby="figures-title" className="section bg-ink text-mist">
        <div className="wrap grid items-center gap-x-20 gap-y-9 lg:grid-cols-2">
          <div>
            <h2 id="figures-title" className="heading-2 mb-5 text-white md:mb-8">
              {words.who.title}
            </h2>
            <PaymentMethods methods={facts.paymentMethods.list ?? []} />
            <p className="mt-5">
              <Words
                text={words.who.text}
                put={{ local: <LocalSum dollars={least} start={localMoney(least)} pricing={pricing} /> }}
                link="font-semibold text-white underline underline-offset-4"
              />
            </p>
            <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-line sm:grid-cols-3 border-t pt-5 empty:hidden">
              {earnMoney.stats.map(({ figure, label }) => (
                <div key={label} className="flex flex-col">
                  <dt className="order-last">{label}</dt>
                  <dd className="heading-3 text-white">{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <PaymentSlip payment={earningGuide.payment} />
        </div>
      </section>

      <Section accent="sun" {...words.stories} of={stories}>
        <Stories stories={stories} note={cast.samples.people} vary={vary} />
      </Section>

      <ReadNext {...readNextOf('/earn-money', all)} />
      <CallToAction accent="sun" person={{ name: 'chidinma', pose: 'sit' }} {...words.call}>
        <ButtonLink href="/whatsapp-earning-guide" tone="ink">
          {words.guide}
        </ButtonLink>
        <ButtonLink href="/download" tone="outline-ink">
          {words.download}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
