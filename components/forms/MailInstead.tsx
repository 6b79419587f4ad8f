import { type Control, useWatch } from 'react-hook-form';
import type { FormName } from '@/lib/leads/forms';
import { formAsMail } from '@/lib/leads/mailto';
import type { Texts } from './useLeadForm';

/** The way out when the form fails: an e-mail that already holds what is typed at this moment. */
export function MailInstead({
  form,
  address,
  control,
}: {
  form: FormName;
  address: string;
  control: Control<Texts>;
}) {
  const values = useWatch({ control });
  return (
    <p className="mt-1.5">
      Nothing is lost: it is all still here. Try again, or{' '}
      <a className="font-semibold underline underline-offset-3" href={formAsMail(form, address, values)}>
        send it by e-mail to {address}
      </a>
      .
    </p>
  );
}
