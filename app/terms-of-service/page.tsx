import { LegalPage } from '@/components/legal/LegalPage';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/terms-of-service');

export default function TermsOfServicePage() {
  return <LegalPage name="terms-of-service" />;
}
