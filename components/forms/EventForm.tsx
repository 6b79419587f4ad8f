'use client';

import { insert } from '@/lib/content/text/insert';
import { EVERY_FORM } from '@/lib/site/forms/copy';
import { Field } from './Field';
import { FieldError } from './FieldShell';
import { LeadForm, type LeadFormProps } from './LeadForm';

type Props = LeadFormProps & {
  event: { id: string; title: string };
  /** URL of the event's iCalendar file. */
  calendarUrl: string;
};

/** Registration for one community event; success offers it for the visitor's calendar. */
export function EventForm({ event, calendarUrl, idPrefix = `event-${event.id}`, ...props }: Props) {
  return (
    <LeadForm
      form="event"
      idPrefix={idPrefix}
      meanings={{ eventId: { [event.id]: event.title } }}
      {...props}
      afterSent={
        <a className="text-link inline-flex min-h-11 items-center" href={calendarUrl} download>
          {insert(EVERY_FORM.calendarOf, { title: event.title })}
        </a>
      }
    >
      {(field) => {
        const { state, ...eventId } = field('eventId');
        return (
          <>
            <input type="hidden" defaultValue={event.id} {...eventId} id={state.id} />
            <FieldError {...state} />
            <div className="grid @md:grid-cols-2 gap-5">
              <Field {...field('name')} autoComplete="name" />
              <Field {...field('email')} type="email" autoComplete="email" />
            </div>
          </>
        );
      }}
    </LeadForm>
  );
}
