import { Budgets } from '@/components/advertiser-guide/Budgets';
import { CampaignTypes } from '@/components/advertiser-guide/CampaignTypes';
import { Ending } from '@/components/advertiser-guide/Ending';
import { GoodAndBad } from '@/components/advertiser-guide/GoodAndBad';
import { Reasons } from '@/components/advertiser-guide/Reasons';
import { Report } from '@/components/advertiser-guide/Report';
import { Steps } from '@/components/advertiser-guide/Steps';
import { Storyboard } from '@/components/advertiser-guide/Storyboard';
import { StatusAd } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { RiskLine } from '@/components/trust/RiskLine';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ClaimMethods } from '@/components/ui/ClaimMethods';
import { Later } from '@/components/ui/Later';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content, factValue, localMoney } from '@/lib/content';
import { claimsOf, headOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/advertiser-guide');

export default function AdvertiserGuidePage() {
  const all = content();
  const { advertiserGuide, navigation, showcase, site } = all;
  const { reasons, storyboard, compare, report, words: copy } = advertiserGuide;
  const words = copy.page;
  const price = factValue('costPerView');
  const { claims } = claimsOf(['viewCompletion', 'averageRoi', 'engagement'], all);
  return (
    <>
      <Masthead
        {...headOf('/advertiser-guide', all)}
        family="advertiser"
        layout="tall"
        picture={
          <div className="w-full shrink-0 *:max-w-none max-md:-mx-3 max-md:w-[106%] max-md:max-w-lg md:max-lg:w-88 md:max-lg:@min-[40em]/page:pt-49 lg:-ml-[12%] lg:w-[112%]">
            <WithScreen name="mumbi" Screen={StatusAd} />
          </div>
        }
        grounded
      >
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          <ButtonLink href={site.advertiserUrl} tone="white" data-track="run-ad-advertiser-guide">
            {navigation.words.actions.advertise}
          </ButtonLink>
          <ButtonLink href="#prices" tone="outline-white">
            {words.prices}
          </ButtonLink>
        </div>
      </Masthead>
      <Budgets
        words={copy.budgets}
        budgets={advertiserGuide.exampleBudgets.map((amount) => ({ amount, local: localMoney(amount) }))}
        perView={price}
        currency={site.currency}
        pricing={all.pricing}
        market={site.mainMarket}
        title={all.home.words.prices.ladder}
      />

      <Section ground="ink" accent="iris" {...words.reasons} of={reasons}>
        <Reasons reasons={reasons} />
        <details className="open-without-script mt-4 border-line border-t pt-2 md:mt-8 md:pt-4">
          <summary className="fold-line text-balance leading-snug">{words.methods}</summary>
          <ClaimMethods claims={claims} />
        </details>
      </Section>

      <Later>
        <Section
          ground="sand"
          accent="iris"
          {...words.steps}
          of={advertiserGuide.steps}
          className="@min-[37em]/page:max-lg:grid @min-[37em]/page:max-lg:grid-cols-3 gap-x-6 gap-y-10"
        >
          <Steps steps={advertiserGuide.steps} />
          <div className="col-span-full mt-5 md:-mb-10 md:mt-14 @min-[37em]/page:max-lg:mt-2">
            <RiskLine {...advertiserGuide.risk} />
          </div>
        </Section>

        <Section id="campaign-types" {...words.types} of={advertiserGuide.campaignTypes}>
          <CampaignTypes guide={advertiserGuide} />
        </Section>

        <Section id="storyboard" ground="ink" accent="iris" {...storyboard} of={showcase.storyboard}>
          <Storyboard parts={showcase.storyboard} words={copy.storyboard} />
        </Section>

        <Section id="practices" accent="iris" {...words.practices}>
          <GoodAndBad {...compare} preview={showcase.preview} />
        </Section>

        <Report report={report} perView={price} chart={showcase.words.overview.chart} />

        <Ending {...words.last}>
          <ButtonLink href={site.advertiserUrl} tone="white" data-track="run-ad-advertiser-guide-end">
            {navigation.words.actions.advertise}
          </ButtonLink>
          <ButtonLink href="/#pricing" tone="outline-white" className="max-sm:hidden">
            {words.workOut}
          </ButtonLink>
        </Ending>
      </Later>
    </>
  );
}
