'use client';

import { useEffect, useState } from 'react';
import { track } from '@/lib/browser/analytics/track';
import { insert } from '@/lib/content/text/insert';
import { endpointOf, type FormName, HONEYPOT } from '@/lib/leads/forms';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { Fields } from './Fields';
import { FormFailure } from './FormFailure';
import { SentPanel } from './SentPanel';
import { useLeadForm } from './useLeadForm';

export interface LeadFormProps {
  form: FormName;
  /** Where a visitor can write when the form fails. */
  mailTo: string;
  /** The event that a registration is for, with the URL of its iCalendar file. */
  event?: { id: string; title: string; calendarUrl: string };
  /** Where the visitor says which: title and day by the event's identifier. */
  events?: Record<string, string>;
}

/**
 * A form and its states (specification §4): filling, sending, sent, failed. It is rendered on the server as a form
 * that works by itself; hydration only makes it more pleasant.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, event } = props;
  const [filling, setFilling] = useState(0);
  const [sent, setSent] = useState<'no' | 'sent' | 'unconfirmed'>('no');
  if (sent !== 'no') {
    const again = () => {
      setFilling((count) => count + 1);
      setSent('no');
    };
    return (
      <SentPanel form={form} unconfirmed={sent === 'unconfirmed'} onAgain={again}>
        {form === 'event' && (
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={event?.calendarUrl ?? '/community'}
            download={event !== undefined}
          >
            {event ? insert(EVERY_FORM.calendarOf, { title: event.title }) : EVERY_FORM.calendar}
          </a>
        )}
      </SentPanel>
    );
  }
  const done = (unconfirmed: boolean) => {
    setSent(unconfirmed ? 'unconfirmed' : 'sent');
    track('form_submit', { form_name: form });
  };
  return <Filling {...props} again={filling > 0} onSent={done} />;
}

type FillingProps = LeadFormProps & { again: boolean; onSent: (unconfirmed: boolean) => void };

function Filling({ form, mailTo, event, events, again, onSent }: FillingProps) {
  // A page may have the registrations of several events.
  const id = event ? `event-${event.id}` : form;
  const { field, onSubmit, formRef, buttonRef, busy, failure, control } = useLeadForm(form, id, onSent);

  useEffect(() => {
    if (again) formRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  }, [again, formRef]);

  const titles = event ? { [event.id]: event.title } : events;
  return (
    <form
      ref={formRef}
      method="post"
      action={endpointOf(form)}
      data-form={form}
      onSubmit={onSubmit}
      className="@container relative"
    >
      <div className={`flex flex-col ${form === 'newsletter' ? 'gap-4' : 'gap-5'}`}>
        <Fields form={form} field={field} event={event} events={events} />
        {/* Only programs fill it in: it is outside of the picture, the tab order and the accessibility tree. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-website`}>{EVERY_FORM.bait}</label>
          <input id={`${id}-website`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <FormFailure
            form={form}
            mailTo={mailTo}
            failure={failure}
            control={control}
            meanings={titles && { eventId: titles }}
          />
          <button
            ref={buttonRef}
            type="submit"
            disabled={busy}
            data-busy={EVERY_FORM.sending}
            className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-transparent bg-leaf px-7 font-bold text-base text-ink transition-colors duration-150 hover:bg-ink hover:text-white active:translate-y-px disabled:pointer-events-none disabled:bg-sand disabled:text-muted @sm:w-auto"
          >
            {busy ? EVERY_FORM.sending : FORM_COPY[form].submit}
          </button>
        </div>
      </div>
    </form>
  );
}
