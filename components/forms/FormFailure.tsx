import { type Control, useWatch } from 'react-hook-form';
import { insert } from '@/lib/content/text/insert';
import type { FormName } from '@/lib/leads/forms';
import { EVERY_FORM } from '@/lib/site/forms/copy';
import { formAsMail, type Meanings } from '@/lib/site/forms/mailto';
import { AlertIcon } from './Fields';
import type { LeadForm, Texts } from './useLeadForm';

type Props = Pick<LeadForm, 'failure'> & MailProps;

/**
 * Says why the form was not sent, with the way out. Always there and hidden while empty, so that it is announced when it
 * speaks.
 */
export function FormFailure({ failure, ...mail }: Props) {
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

type MailProps = {
  form: FormName;
  mailTo: string;
  control: Control<Texts>;
  /** What the values of a choice mean. */
  meanings: Meanings | undefined;
};

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
