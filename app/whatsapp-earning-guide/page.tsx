import { Balance, CampaignList, Install, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { EarnerActions } from '@/components/earnings/EarnerActions';
import { EarningsCalculator } from '@/components/earnings/EarningsCalculator';
import { StepRow } from '@/components/guide/StepRow';
import { Question } from '@/components/help-center/Question';
import { PayoutPanel } from '@/components/payouts/PayoutPanel';
import { RiskLine } from '@/components/trust/RiskLine';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { LastScene } from '@/components/ui/LastScene';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { AdDay } from '@/components/whatsapp-earning-guide/AdDay';
import { StepsRing } from '@/components/whatsapp-earning-guide/StepsRing';
import { CONTACTS_A_DOT, Tiers } from '@/components/whatsapp-earning-guide/Tiers';
import { content, factValue } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { earningsBasis } from '@/lib/site/earnings';
import { claimsOf, headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { faqPage } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/whatsapp-earning-guide');

export default function EarningGuidePage() {
  const all = content();
  const { calculator, earningGuide, facts, figures, navigation, risk, site } = all;
  const copy = earningGuide.words.page;
  const { note, claims } = claimsOf(['viewRate'], all);
  const basis = earningsBasis();
  return (
    <>
      <JsonLd data={faqPage(earningGuide.faqs)} />
      <Masthead
        {...headOf('/whatsapp-earning-guide', all)}
        family="earner"
        layout="left"
        picture={<StepsRing />}
      >
        <EarnerActions
          track="start-earning-guide"
          href={site.storeUrl}
          words={{ ...calculator.actions, ...navigation.words.actions }}
        />
      </Masthead>

      <Section id="steps" accent="sun" {...copy.steps} of={earningGuide.steps}>
        <StepRow
          steps={earningGuide.steps}
          screens={[Install, Register, CampaignList, PostAd, ProofAccepted, Balance]}
          className="sm:grid-cols-2 lg:grid-cols-3"
        />
      </Section>

      <AdDay figures={figures} liveHours={factValue('liveHours')} />

      <div className="wrap py-7 md:py-20">
        <RiskLine {...risk.short} />
      </div>

      <Section
        id="tiers"
        ground="sand"
        accent="sun"
        {...copy.tiers}
        lead={insert(copy.tiers.lead, { dot: CONTACTS_A_DOT })}
        of={earningGuide.tiers}
      >
        <Tiers earningGuide={earningGuide} facts={facts} basis={basis} viewRate={factValue('viewRate')} />
        <p className="mt-6 max-w-[84ch] text-base text-muted first-letter:uppercase md:mt-10">
          {claims.map(({ figure, name, method }) => (
            <span key={name}>
              <strong>
                {figure} {name}:
              </strong>{' '}
              {method}.{' '}
            </span>
          ))}
          {note}
        </p>
      </Section>

      <Section id="calculator" accent="sun" {...copy.calculator}>
        <EarningsCalculator words={calculator} basis={basis} />
      </Section>

      <Section ground="sand" {...copy.tips} of={earningGuide.tips}>
        <ul className="grid gap-x-10 max-sm:gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {earningGuide.tips.map(({ title, text }) => (
            <li
              key={title}
              className="border-sun max-sm:border-l-4 max-sm:pl-4 sm:border-t-4 sm:py-4 md:py-6"
            >
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1 max-w-[36ch] md:mt-2 md:text-lg">
                <Words text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>

      <PayoutPanel
        id="payment"
        {...copy.payment}
        methods={facts.paymentMethods.list}
        payment={earningGuide.payment}
      >
        <p className="mt-5">
          <Words
            text={earningGuide.words.payment.wallet}
            link="font-semibold text-white underline underline-offset-4"
          />
        </p>
      </PayoutPanel>

      <Section accent="sun" {...copy.questions} lead={copy.more} of={earningGuide.faqs} beside>
        <div className="border-text border-t-2">
          {earningGuide.faqs.map((faq) => (
            <Question key={faq.question} {...faq} group="earning-faq" />
          ))}
        </div>
      </Section>

      <ReadNext {...readNextOf('/whatsapp-earning-guide', all)} />
      <LastScene picture={<WithScreen name="kwame" large Screen={PostAd} />} {...copy.call}>
        <ButtonLink href={site.storeUrl} tone="ink" data-track="download-guide">
          {copy.app}
        </ButtonLink>
      </LastScene>
    </>
  );
}
