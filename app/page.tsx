import { AdSymbols } from '@/components/art/AdArt';
import { ContactSection } from '@/components/home/ContactSection';
import { Dashboard } from '@/components/home/dashboard/Dashboard';
import { Doors } from '@/components/home/doors/Doors';
import { Features } from '@/components/home/features/Features';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Hero } from '@/components/home/hero/Hero';
import { Stats } from '@/components/home/Stats';
import { Testimonials } from '@/components/home/Testimonials';
import { TrustStrip } from '@/components/home/TrustStrip';
import { PricingSection } from '@/components/pricing/PricingSection';
import { JsonLd } from '@/components/ui/JsonLd';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { adArt } from '@/lib/content/schemas/home';
import { pageMetadata } from '@/lib/site/metadata';
import { organization } from '@/lib/site/structured-data/organization';
import { webSite } from '@/lib/site/structured-data/website';

export const metadata = pageMetadata('/');

/** What this page advertises. */
const ADS = adArt.exclude(['track']).options;

/** Below the first screens of any device. */
const BELOW = [
  TrustStrip,
  Features,
  HowItWorks,
  Stats,
  Dashboard,
  Testimonials,
  PricingSection,
  ContactSection,
];

export default function HomePage() {
  const { site } = content();
  return (
    <>
      <JsonLd data={organization(site)} />
      <JsonLd data={webSite(site)} />
      <AdSymbols names={ADS} />
      <Hero />
      <Doors />
      {BELOW.map((Part) => (
        <div key={Part.name} data-later suppressHydrationWarning>
          <Part />
        </div>
      ))}
      <ReadNext path="/" />
    </>
  );
}
