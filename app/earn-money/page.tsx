import { Person } from '@/components/art/cast/Person';
import { Stories } from '@/components/community/Stories';
import { Crowd } from '@/components/earn-money/Crowd';
import { Matatu } from '@/components/earn-money/Matatu';
import { Programs } from '@/components/earn-money/Programs';
import { EarnerActions } from '@/components/earnings/EarnerActions';
import { EarningsCalculator } from '@/components/earnings/EarningsCalculator';
import { LocalSum } from '@/components/payouts/LocalSum';
import { PayoutPanel } from '@/components/payouts/PayoutPanel';
import { RiskLine } from '@/components/trust/RiskLine';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LastScene } from '@/components/ui/LastScene';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content, factValue, localMoney, localRate } from '@/lib/content';
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
  const { views } = earningGuide.example;
  const amount = localRate(views * factValue('exampleRate'));
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

      <Section id="calculator" ground="sand" accent="sun" {...words.calculator}>
        <EarningsCalculator words={calculator} basis={earningsBasis()} />
      </Section>

      <Section id="programs" accent="sun" of={earnMoney.programs} {...words.programs}>
        <Programs
          programs={earnMoney.programs}
          example={
            <Crowd views={views}>
              {calculator.sum.example}
              <span className="my-1 block font-display whitespace-nowrap text-[10.5cqi] leading-none tracking-tight">
                {amount}
              </span>
              <b className="block">{insert(calculator.sum.views, { views: formatCount(views) })}</b>
            </Crowd>
          }
        />
      </Section>

      <div className="wrap apart pb-17 md:pb-26">
        <RiskLine {...risk.short} />
      </div>

      <PayoutPanel
        id="payment"
        title={words.who.title}
        methods={facts.paymentMethods.list}
        payment={earningGuide.payment}
      >
        <p className="mt-5">
          <Words
            text={words.who.text}
            put={{ local: <LocalSum dollars={least} start={localMoney(least)} pricing={pricing} /> }}
            link="font-semibold text-white underline underline-offset-4"
          />
        </p>
      </PayoutPanel>

      <Section
        accent="sun"
        {...words.stories}
        of={stories}
        note={<SampleLine of={stories} note={cast.samples.people} />}
      >
        <Stories stories={stories} />
        <dl className="mt-6 grid gap-x-10 empty:hidden sm:grid-cols-3 md:mt-16">
          {earnMoney.stats.map(({ figure, label }) => (
            <div
              key={label}
              className="flex items-baseline gap-3 border-rule border-t py-3 sm:flex-col sm:gap-0 sm:border-text sm:border-t-2"
            >
              <dt className="order-last sm:text-balance">{label}</dt>
              <dd className="heading-2 max-sm:min-w-[5.4em] max-sm:text-xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <ReadNext {...readNextOf('/earn-money', all)} />
      <LastScene
        picture={<Person name="naledi" pose="lead" className="h-64 md:h-110 lg:me-36 lg:h-128" />}
        {...words.call}
      >
        <ButtonLink href="/whatsapp-earning-guide" tone="ink">
          {words.guide}
        </ButtonLink>
        <ButtonLink href="/download" tone="outline-ink">
          {words.download}
        </ButtonLink>
      </LastScene>
    </>
  );
}
