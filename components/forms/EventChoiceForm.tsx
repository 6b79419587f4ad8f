'use client';

import { EVERY_FORM } from '@/lib/site/forms/copy';
import { Field } from './Field';
import { LeadForm, type LeadFormProps } from './LeadForm';
import { Select } from './Select';

type Props = LeadFormProps & {
  /** Title and day by the event's identifier. */
  events: Record<string, string>;
};

/** Registration on a page that is not about one event: the visitor says which. */
export function EventChoiceForm({ events, ...props }: Props) {
  return (
    <LeadForm
      form="event"
      meanings={{ eventId: events }}
      {...props}
      afterSent={
        <a className="text-link inline-flex min-h-11 items-center" href="/community">
          {EVERY_FORM.calendar}
        </a>
      }
    >
      {(field) => (
        <>
          <Select {...field('eventId')} options={events} />
          <div className="grid @md:grid-cols-2 gap-5">
            <Field {...field('name')} autoComplete="name" />
            <Field {...field('email')} type="email" autoComplete="email" />
          </div>
        </>
      )}
    </LeadForm>
  );
}
