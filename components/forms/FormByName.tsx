import { content } from '@/lib/content';
import type { FormName } from '@/lib/leads/forms';
import { formatDay } from '@/lib/text/dates';
import { ContactForm } from './ContactForm';
import { EventChoiceForm } from './EventChoiceForm';
import type { LeadFormProps } from './LeadForm';
import { NewsletterForm } from './NewsletterForm';
import { PartnerForm } from './PartnerForm';

/** Every event, past ones too: a visitor whose event has just ended finds the choice and the reason together. */
function eventOptions(): Record<string, string> {
  return Object.fromEntries(
    content().events.events.map(({ id, title, date }) => [id, `${title} (${formatDay(date)})`]),
  );
}

/** Any of the forms by its name. */
export function FormByName({ form, ...props }: { form: FormName } & LeadFormProps) {
  switch (form) {
    case 'contact':
      return <ContactForm {...props} />;
    case 'partner':
      return <PartnerForm {...props} />;
    case 'newsletter':
      return <NewsletterForm {...props} />;
    case 'event':
      return <EventChoiceForm {...props} events={eventOptions()} />;
  }
}
