'use client';

import { useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { track } from '@/lib/browser/analytics/track';
import { insert } from '@/lib/content/text/insert';
import { endpointOf, type FormName, HONEYPOT } from '@/lib/leads/forms';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { formAsMail, type Meanings } from '@/lib/site/forms/mailto';
import { AlertIcon, Fields } from './Fields';
import { SentTick } from './SentTick';
import { type LeadFormState, type Texts, useLeadForm } from './useLeadForm';

export interface LeadFormProps {
  form: FormName;
  /** Where a visitor can write when the form fails. */
  mailTo: string;
  /** The event that a registration is for, its day and hour in words, and the URL of its iCalendar file. */
  event?: { id: string; title: string; when: string; calendarUrl: string };
  /** Where the visitor says which: title and day by the event's identifier. */
  events?: Record<string, string>;
  /** What can follow once it was sent. */
  next?: { href: string; label: string };
}

/**
 * A form and its states (specification §4): filling, sending, sent, failed. It is rendered on the server as a form
 * that works by itself; hydration only makes it more pleasant.
 */
export function LeadForm(props: LeadFormProps) {
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState<'no' | 'sent' | 'unconfirmed'>('no');
  if (sent === 'no') {
    const done = (unconfirmed: boolean) => {
      setSent(unconfirmed ? 'unconfirmed' : 'sent');
      track('form_submit', { form_name: props.form });
    };
    return <Filling {...props} again={again} onSent={done} />;
  }
  const onAgain = () => {
    setAgain(true);
    setSent('no');
  };
  return <Sent {...props} unconfirmed={sent === 'unconfirmed'} onAgain={onAgain} />;
}

type FillingProps = LeadFormProps & { again: boolean; onSent: (unconfirmed: boolean) => void };

function Filling({ form, mailTo, event, events, again, onSent }: FillingProps) {
  // A page may have the registrations of several events.
  const id = event ? `event-${event.id}` : form;
  const { field, onSubmit, formRef, buttonRef, busy, failure, wrong, control } = useLeadForm(
    form,
    id,
    onSent,
  );

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
      <div
        className={`flex flex-col ${form === 'newsletter' ? 'gap-4 @md:grid @md:grid-cols-[1fr_auto] @md:*:last:pt-7 @md:*:last:has-[[data-status]:not([hidden])]:col-span-full' : 'gap-4'}`}
      >
        {wrong !== undefined && (
          <p className={`col-span-full font-semibold text-rose-deep ${wrong > 1 ? '' : 'invisible'}`}>
            {insert(EVERY_FORM.wrong, { count: wrong })}
          </p>
        )}
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
            className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-transparent bg-leaf px-7 font-bold text-base text-ink transition-tone hover:bg-ink hover:text-white active:translate-y-px disabled:pointer-events-none disabled:bg-sand disabled:text-muted @sm:w-auto"
          >
            {busy ? EVERY_FORM.sending : FORM_COPY[form].submit}
          </button>
        </div>
      </div>
    </form>
  );
}

type MailProps = {
  form: FormName;
  mailTo: string;
  control: Control<Texts>;
  /** What the values of a choice mean. */
  meanings: Meanings | undefined;
};

/**
 * Says why the form was not sent, with the way out. Always there and hidden while empty, so that it is announced when it
 * speaks.
 */
function FormFailure({ failure, ...mail }: Pick<LeadFormState, 'failure'> & MailProps) {
  return (
    <div role="alert">
      <div
        data-status={mail.form}
        hidden={!failure}
        className="mb-5 flex gap-3 rounded-control border-[1.5px] border-rose-deep bg-rose-deep/5 px-4 py-3.5 text-rose-deep"
      >
        <AlertIcon />
        <div className="min-w-0 leading-snug">
          <p className="font-semibold" data-text="">
            {failure ? (failure.message ?? EVERY_FORM[failure.cause]) : ''}
          </p>
          {failure && <MailInstead {...mail} />}
        </div>
      </div>
    </div>
  );
}

/** An email that already holds what is typed at this moment. */
function MailInstead({ form, mailTo: address, control, meanings }: MailProps) {
  const values = useWatch({ control });
  const [before, after] = EVERY_FORM.kept.split('{mail}');
  return (
    <p className="mt-1.5 text-[0.9375rem] text-text leading-normal">
      {before}
      <a className="text-link" href={formAsMail(form, address, values, meanings)}>
        {insert(EVERY_FORM.mail, { address })}
      </a>
      {after}
    </p>
  );
}

type SentProps = LeadFormProps & { unconfirmed: boolean; onAgain: () => void };

/** What stands in the form's place once it was sent. Takes the focus, so that it is read out, and shows its block whole. */
function Sent({ form, event, next, unconfirmed, onAgain }: SentProps) {
  const { title, text } = unconfirmed ? FORM_COPY.newsletter.unconfirmed : FORM_COPY[form].sent;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-landing]')?.scrollIntoView();
  }, []);
  const onward = event
    ? { href: event.calendarUrl, label: EVERY_FORM.calendar }
    : form === 'event'
      ? { href: '/community', label: EVERY_FORM.calendar }
      : next;
  return (
    <div data-sent="" className="text-balance text-lg">
      <SentTick className="size-16" />
      <p
        ref={heading}
        tabIndex={-1}
        className="heading-3 my-3 text-[min(2.25rem,10vw)] outline-none md:text-5xl"
      >
        {title}
      </p>
      <p>{text}</p>
      {event && <p className="mt-2 font-bold">{event.when}</p>}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        {onward && (
          <a
            href={onward.href}
            download={event !== undefined}
            className={`${BUTTON} border-transparent bg-leaf text-ink hover:bg-ink hover:text-white`}
          >
            {onward.label}
          </a>
        )}
        <button
          type="button"
          onClick={onAgain}
          className={`${BUTTON} border-muted/70 hover:border-text hover:bg-sand`}
        >
          {FORM_COPY[form].sent.again}
        </button>
      </div>
    </div>
  );
}

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-control border px-5 py-2 text-center font-bold text-base leading-tight transition-tone';
