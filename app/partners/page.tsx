import { Group } from '@/components/art/cast/Group';
import { Inquiry } from '@/components/partners/Inquiry';
import { Marks } from '@/components/partners/Marks';
import { Partnerships } from '@/components/partners/Partnerships';
import { WalletStory } from '@/components/partners/WalletStory';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/partners');

const PEOPLE = [
  { name: 'samuel', pose: 'phone' },
  { name: 'njeri', pose: 'selling', goods: 'duka' },
] as const;

export default function PartnersPage() {
  const words = content().partners.words.page;
  return (
    <>
      <Masthead
        {...mastheadOf('/partners', content())}
        family="advertiser"
        picture={<Group people={PEOPLE} className="max-w-md" />}
        grounded
      >
        <ButtonLink href="#inquiry" tone="white" className="mt-6" data-track="partner-inquiry">
          {words.send}
        </ButtonLink>
      </Masthead>
      <Partnerships />
      <WalletStory />
      <Marks />
      <Inquiry />
      <ReadNext path="/partners" />
    </>
  );
}
