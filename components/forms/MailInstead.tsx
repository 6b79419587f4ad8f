import { type Control, useWatch } from 'react-hook-form';
import type { FormName } from '@/lib/leads/forms';
import { formAsMail, type Meanings } from '@/lib/leads/mailto';
import type { Texts } from './useLeadForm';

/** The way out when the form fails: an email that already holds what is typed at this moment. */
export function MailInstead({
  form,
  address,
  control,
  meanings,
}: {
  form: FormName;
  address: string;
  control: Control<Texts>;
  meanings?: Meanings | undefined;
}) {
  const values = useWatch({ control });
  return (
    <p className="mt-1.5 text-[0.9375rem] text-text leading-normal">
      Nothing is lost: it is all still here. Try again, or{' '}
      <a className="text-link" href={formAsMail(form, address, values, meanings)}>
        send it by email to {address}
      </a>
      .
    </p>
  );
}
