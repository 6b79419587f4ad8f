import { SentPage } from '@/components/forms/SentPage';
import { UNCONFIRMED_PAGE } from '@/lib/leads/client';
import { FORM_COPY } from '@/lib/site/forms/copy';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(UNCONFIRMED_PAGE);

/** Where a subscription ends that was sent without JavaScript, on a server that confirms addresses by mail. */
export default function UnconfirmedPage() {
  return <SentPage form="newsletter" words={FORM_COPY.newsletter.unconfirmed} />;
}
