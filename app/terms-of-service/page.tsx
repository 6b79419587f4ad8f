import { LegalPage } from '@/components/legal/LegalPage';
import { fact } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/terms-of-service');

export default function TermsOfServicePage() {
  return (
    <LegalPage
      name="terms-of-service"
      title="Terms of Service"
      lead="The agreement between you and us, in words that do not need a lawyer to be understood."
      brief={[
        { term: 'Joining is free', text: 'No fee, no deposit, nobody to recruit.' },
        {
          term: `Earners are ${fact('minimumAge')} or older`,
          text: `With ${fact('minimumContacts')} contacts and ${fact('accountsPerUser')} account each.`,
        },
        {
          term: `${fact('termsNotice')} notice`,
          text: 'Before a material change to these terms applies.',
        },
        {
          term: `${fact('governingLaw')} law`,
          text: 'Governs these terms; consumer protection stays yours.',
        },
      ]}
    />
  );
}
