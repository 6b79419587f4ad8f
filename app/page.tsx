import { PricingSection } from '@/components/pricing/PricingSection';
import { Masthead } from '@/components/ui/Masthead';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <Masthead title="Monetize Your WhatsApp Status" eyebrow="Join the WhatsApp Status Ad Revolution" />
      <PricingSection />
    </>
  );
}
