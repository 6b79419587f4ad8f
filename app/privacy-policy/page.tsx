import { LegalPage } from '@/components/legal/LegalPage';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  return <LegalPage name="privacy-policy" />;
}
