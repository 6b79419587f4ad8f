import { Fan } from '@/components/art/app';
import { Stories } from '@/components/community/Stories';
import { Programs } from '@/components/earn-money/Programs';
import { StatRings } from '@/components/earn-money/StatRings';
import { EarnerActions } from '@/components/earnings/EarnerActions';
import { EarningsCalculator } from '@/components/earnings/EarningsCalculator';
import { LocalSum } from '@/components/payouts/LocalSum';
import { RiskNote } from '@/components/trust/RiskNote';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content, fact, factValue } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/earn-money');

export default function EarnMoneyPage() {
  const { earnMoney, stories } = content();
  return (
    <>
      <Masthead
        {...mastheadOf('/earn-money', content())}
        family="earner"
        picture={<Fan front="balance" />}
        keep="top"
      >
        <EarnerActions track="start-earning-earn-money" />
      </Masthead>

      <Section
        id="programs"
        accent="sun"
        of={earnMoney.programs}
        eyebrow="Programs"
        title="Pick one, or let them add up"
        lead="Status views are what nearly everyone begins with. The other two are there when they suit you."
      >
        <Programs />
      </Section>

      <div className="wrap pb-17 md:pb-26">
        <RiskNote />
      </div>

      <Section
        id="calculator"
        ground="sand"
        accent="sun"
        eyebrow="Calculator"
        title="Work out your month"
        lead="How many people look, how many ads you share, and on how many days there is one to share: that is the whole sum. It begins with the lowest rate."
      >
        <EarningsCalculator />
      </Section>

      <section aria-labelledby="figures-title" className="section bg-ink text-mist">
        <div className="wrap">
          <h2 id="figures-title" className="heading-2 mb-12 max-w-[13.4em] text-white">
            Who is in it, where, and when you are paid
          </h2>
          <StatRings />
          <p className="mt-12 max-w-[70ch] border-line border-t pt-6">
            Payouts are {fact('payoutCycle')} by {fact('paymentMethods')}, from a balance of{' '}
            {fact('payoutThresholdGuide')}
            <LocalSum dollars={factValue('payoutThresholdGuide')} />; processing takes{' '}
            {fact('processingGuide')}. Joining costs {fact('registrationFee')}, and nobody has to recruit
            anyone. Who pays, and what you risk, stands on{' '}
            <a href="/trust" className="font-semibold text-white underline underline-offset-4">
              Trust &amp; Safety
            </a>
            , every term on{' '}
            <a href="/how-payouts-work" className="font-semibold text-white underline underline-offset-4">
              How payouts work
            </a>
            .
          </p>
        </div>
      </section>

      <Section
        accent="sun"
        eyebrow="Stories"
        title="What people did with it"
        of={stories.filter(({ page }) => page === 'earn-money')}
      >
        <Stories page="earn-money" />
      </Section>

      <CallToAction
        accent="sun"
        title="Read first, then install"
        text="The earning guide goes through every step, from the first screenshot to the first payout, and says what can go wrong."
      >
        <ButtonLink href="/whatsapp-earning-guide" tone="ink">
          Open the earning guide
        </ButtonLink>
        <ButtonLink href="/download" tone="outline-ink">
          Download the app
        </ButtonLink>
      </CallToAction>
    </>
  );
}
