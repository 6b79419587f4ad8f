'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { track } from '@/lib/analytics/track';
import { endpointOf, FORM_COPY, type FormName } from '@/lib/leads/forms';
import { FormStatus } from './FormStatus';
import { Honeypot } from './Honeypot';
import { MailInstead } from './MailInstead';
import { SentPanel } from './SentPanel';
import { SubmitButton } from './SubmitButton';
import { type LeadForm as Form, useLeadForm } from './useLeadForm';

const NOT_REACHED = 'Your message could not be sent. Please check your connection.';

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
  const [sent, setSent] = useState(false);
  if (sent) {
    const again = () => {
      setFilling((count) => count + 1);
      setSent(false);
    };
    return (
      <SentPanel form={form} onAgain={again}>
        {afterSent}
      </SentPanel>
    );
  }
  const done = () => {
    setSent(true);
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
  className = 'flex flex-col gap-5',
}: Omit<Props, 'afterSent'> & { again: boolean; onSent: () => void }) {
  const { field, onSubmit, formRef, busy, failure, control } = useLeadForm(form, idPrefix, onSent);

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
          <FormStatus form={form} text={failure ? (failure.message ?? NOT_REACHED) : ''}>
            {failure && <MailInstead form={form} address={mailTo} control={control} />}
          </FormStatus>
          <SubmitButton label={FORM_COPY[form].submit} busy={busy} />
        </div>
      </div>
    </form>
  );
}
