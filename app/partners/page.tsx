import { Inquiry } from '@/components/partners/Inquiry';
import { Marks } from '@/components/partners/Marks';
import { Partnerships } from '@/components/partners/Partnerships';
import { TwoRings } from '@/components/partners/TwoRings';
import { WalletStory } from '@/components/partners/WalletStory';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { content, fact } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/partners');

export default function PartnersPage() {
  const { product } = content().site;
  return (
    <>
      <Masthead
        eyebrow="Partners"
        family="advertiser"
        picture={<TwoRings />}
        title="Reach people through the people they know"
        lead={`${product.name} connects businesses with ${fact('earners')} people who share a status. Much of what it takes to serve them well is somebody else's craft. Perhaps it is yours.`}
      >
        <ButtonLink href="#inquiry" tone="white" className="mt-6" data-track="partner-inquiry">
          Send an inquiry
        </ButtonLink>
      </Masthead>
      <Partnerships />
      <WalletStory />
      <Marks />
      <Inquiry />
    </>
  );
}
