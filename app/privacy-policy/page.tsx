import { LegalPage } from '@/components/legal/LegalPage';
import { fact } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      name="privacy-policy"
      title="Privacy Policy"
      lead="What we learn about you when you visit, what we do with it, and what you can say about that."
      brief={[
        {
          term: 'You can read in peace',
          text: 'No account, no cookies of ours, no request to other companies.',
        },
        { term: 'Forms are the exception', text: 'We get what you type once you press send, to answer you.' },
        { term: 'Statistics ask first', text: 'Nothing leaves your browser for them unless you agree.' },
        { term: 'Adults and teenagers', text: `Not for children under ${fact('childrenAge')}.` },
      ]}
    />
  );
}
