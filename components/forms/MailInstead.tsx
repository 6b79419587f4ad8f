import { type Control, useWatch } from 'react-hook-form';
import { insert } from '@/lib/content/text/insert';
import type { FormName } from '@/lib/leads/client';
import { EVERY_FORM } from '@/lib/site/forms/copy';
import { formAsMail, type Meanings } from '@/lib/site/forms/mailto';
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
