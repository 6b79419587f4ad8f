'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { track } from '@/lib/browser/analytics/track';
import { endpointOf, type FormName } from '@/lib/leads/client';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import type { Meanings } from '@/lib/site/forms/mailto';
import { FormStatus } from './FormStatus';
import { Honeypot } from './Honeypot';
import { MailInstead } from './MailInstead';
import { SentPanel } from './SentPanel';
import { SubmitButton } from './SubmitButton';
import { type LeadForm as Form, useLeadForm } from './useLeadForm';

/** What every form of the site takes. */
export interface LeadFormProps {
  /** Where a visitor can write when the form fails. */
  mailTo: string;
  /** What the ids of the fields begin with, when a page has the form more than once. */
  idPrefix?: string;
}

type Props = LeadFormProps & {
  form: FormName;
  /** The fields. */
  children: (field: Form['field']) => ReactNode;
  /** What the values of some fields stand for, where the visitor writes a mail instead. */
  meanings?: Meanings;
  /** Shown with the confirmation. */
  afterSent?: ReactNode;
  /** Classes of the form's layout. */
  className?: string;
};

/**
 * A form and its states (specification §4): filling, sending, sent, failed. It is rendered on the server as a form
 * that works by itself; hydration only makes it more pleasant.
 */
export function LeadForm({ form, afterSent, ...rest }: Props) {
  const [filling, setFilling] = useState(0);
  const [sent, setSent] = useState<'no' | 'sent' | 'unconfirmed'>('no');
  if (sent !== 'no') {
    const again = () => {
      setFilling((count) => count + 1);
      setSent('no');
    };
    return (
      <SentPanel form={form} unconfirmed={sent === 'unconfirmed'} onAgain={again}>
        {afterSent}
      </SentPanel>
    );
  }
  const done = (unconfirmed: boolean) => {
    setSent(unconfirmed ? 'unconfirmed' : 'sent');
    track('form_submit', { form_name: form });
  };
  return <Filling form={form} again={filling > 0} onSent={done} {...rest} />;
}

function Filling({
  form,
  idPrefix = form,
  mailTo,
  again,
  onSent,
  children,
  meanings,
  className = 'flex flex-col gap-5',
}: Omit<Props, 'afterSent'> & { again: boolean; onSent: (unconfirmed: boolean) => void }) {
  const { field, onSubmit, formRef, buttonRef, busy, failure, control } = useLeadForm(form, idPrefix, onSent);

  useEffect(() => {
    if (again) formRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  }, [again, formRef]);

  return (
    <form
      ref={formRef}
      method="post"
      action={endpointOf(form)}
      data-form={form}
      onSubmit={onSubmit}
      className="@container relative"
    >
      <div className={className}>
        {children(field)}
        <Honeypot id={`${idPrefix}-website`} />
        <div>
          <FormStatus form={form} text={failure ? (failure.message ?? EVERY_FORM[failure.cause]) : ''}>
            {failure && <MailInstead form={form} address={mailTo} control={control} meanings={meanings} />}
          </FormStatus>
          <SubmitButton ref={buttonRef} label={FORM_COPY[form].submit} busy={busy} />
        </div>
      </div>
    </form>
  );
}
