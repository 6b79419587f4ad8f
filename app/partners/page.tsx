import { Group } from '@/components/art/cast/Group';
import { Inquiry } from '@/components/partners/Inquiry';
import { Marks } from '@/components/partners/Marks';
import { Partnerships } from '@/components/partners/Partnerships';
import { WalletStory } from '@/components/partners/WalletStory';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/partners');

const PEOPLE = [
  { name: 'naledi', pose: 'selling', goods: 'duka' },
  { name: 'samuel', pose: 'call' },
] as const;

export default function PartnersPage() {
  const all = content();
  const { articles, cast, facts, partners, site } = all;
  const { page, marks, wallet } = partners.words;
  const article = articles.find(({ path }) => path.startsWith(`/${site.walletPartner.slug}-`));
  return (
    <>
      <Masthead
        {...headOf('/partners', all)}
        family="advertiser"
        picture={<Group people={PEOPLE} className="max-w-md" />}
        grounded
      >
        <ButtonLink href="#inquiry" tone="white" className="mt-6" data-track="partner-inquiry">
          {page.send}
        </ButtonLink>
      </Masthead>
      <Partnerships partners={partners} />
      <WalletStory words={wallet} article={article} methods={facts.paymentMethods.list ?? []} />
      <Marks title={marks.title} note={cast.samples.partners} marks={partners.marks} />
      <Inquiry partners={partners} site={site} />
      <ReadNext {...readNextOf('/partners', all)} />
    </>
  );
}
