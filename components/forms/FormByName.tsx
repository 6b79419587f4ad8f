import type { FormName } from '@/lib/leads/forms';
import { ContactForm } from './ContactForm';
import { EventForm } from './EventForm';
import type { LeadFormProps } from './LeadForm';
import { NewsletterForm } from './NewsletterForm';
import { PartnerForm } from './PartnerForm';

/** Any of the forms by its name; the event's identifier is left for the server to fill in. */
export function FormByName({ form, ...props }: { form: FormName } & LeadFormProps) {
  switch (form) {
    case 'contact':
      return <ContactForm {...props} />;
    case 'partner':
      return <PartnerForm {...props} />;
    case 'newsletter':
      return <NewsletterForm {...props} />;
    case 'event':
      return <EventForm {...props} event={{ id: '', title: '' }} calendarUrl="/community" />;
  }
}
