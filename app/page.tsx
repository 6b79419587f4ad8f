import { ContactSection } from '@/components/home/ContactSection';
import { Dashboard } from '@/components/home/dashboard/Dashboard';
import { Doors } from '@/components/home/doors/Doors';
import { Ending } from '@/components/home/Ending';
import { Features } from '@/components/home/Features';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Hero } from '@/components/home/hero/Hero';
import { HeroPicture } from '@/components/home/hero/HeroPicture';
import { Stats } from '@/components/home/Stats';
import { Testimonials } from '@/components/home/Testimonials';
import { TrustStrip } from '@/components/home/TrustStrip';
import { PricingSection } from '@/components/pricing/PricingSection';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ClaimMethods } from '@/components/ui/ClaimMethods';
import { JsonLd } from '@/components/ui/JsonLd';
import { Later } from '@/components/ui/Later';
import { content, fact, factValue, localMoney } from '@/lib/content';
import { earningsBasis } from '@/lib/site/earnings';
import { claimsOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { pageAt } from '@/lib/site/pages';
import { organization, webSite } from '@/lib/site/structured-data/site';

export const metadata = pageMetadata('/');

export default function HomePage() {
  const all = content();
  const { app, cast, home, navigation, pricing, showcase, site, testimonials } = all;
  const basis = earningsBasis();
  const facts = {
    costPerView: { text: fact('costPerView'), value: factValue('costPerView') },
    minimumBudget: { text: fact('minimumBudget'), value: factValue('minimumBudget') },
    minimumContacts: { value: factValue('minimumContacts') },
  };
  const price = { amount: facts.costPerView.value, money: localMoney };
  return (
    <>
      <JsonLd data={organization(site)} />
      <JsonLd data={webSite(site)} />
      <Hero
        home={home}
        navigation={navigation}
        site={site}
        picture={
          home.hero.slogans.length > 0 && (
            <HeroPicture
              home={home}
              views={app.proof.views}
              sum={app.proof.views * basis.rates.usual}
              money={localMoney}
              className="mx-auto mt-7 sm:max-lg:max-w-md md:col-start-2 md:row-span-3 md:row-start-2 md:mt-6 lg:mt-0 lg:row-span-6 lg:row-start-1 lg:self-center"
            />
          )
        }
      />
      <Doors home={home} navigation={navigation} site={site} pricing={pricing} basis={basis} facts={facts} />
      <div className="md:**:[.page-section]:py-18">
        <Later>
          <TrustStrip home={home} />
          <Features home={home} />
          <HowItWorks home={home} app={app} rate={factValue('exampleRate')} />
          <Stats words={home.words.stats} stats={home.stats}>
            <details className="open-without-script border-ink border-t-2 pt-3">
              <summary className="fold-line">{home.words.stats.methods}</summary>
              <ClaimMethods {...claimsOf(['viewCompletion', 'averageRoi'], all)} className="text-ink" />
            </details>
          </Stats>
          <Dashboard showcase={showcase} price={price} />
          <Testimonials
            words={home.words.testimonials}
            note={cast.samples.people}
            testimonials={testimonials}
          />
          {pageAt('/', all).anchors.includes('pricing') && (
            <PricingSection home={home} navigation={navigation} pricing={pricing} site={site} facts={facts} />
          )}
          <ContactSection home={home} site={site} />
          <Ending title={home.words.last.title}>
            <ButtonLink href={site.storeUrl} tone="ink" data-track="start-earning-last">
              {navigation.words.actions.earn}
            </ButtonLink>
            <ButtonLink href={site.advertiserUrl} tone="white" data-track="run-ad-last">
              {navigation.words.actions.advertise}
            </ButtonLink>
          </Ending>
        </Later>
      </div>
    </>
  );
}
