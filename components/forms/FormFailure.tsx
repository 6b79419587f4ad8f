import { insert } from '@/lib/content/text/insert';
import type { FormName } from '@/lib/leads/client';
import { EVERY_FORM } from '@/lib/site/forms/copy';
import { formAsMail, type Meanings } from '@/lib/site/forms/mailto';
import { AlertIcon } from './Fields';
import type { LeadForm } from './useLeadForm';

type Props = Pick<LeadForm, 'failure' | 'typed'> & {
  form: FormName;
  mailTo: string;
  /** What the values of a choice mean. */
  meanings: Meanings | undefined;
};

/**
 * Says why the form was not sent, with the way out: an email that already holds what is typed at this moment. Always there
 * and hidden while empty, so that it is announced when it speaks.
 */
export function FormFailure({ failure, typed, form, mailTo: address, meanings }: Props) {
  const [before, after] = EVERY_FORM.kept.split('{mail}');
  return (
    <div role="alert">
      <div
        data-status={form}
        hidden={!failure}
        className="mb-5 flex gap-3 rounded-control border-[1.5px] border-rose-deep bg-rose-deep/5 px-4 py-3.5 text-rose-deep"
      >
        <AlertIcon />
        <div className="min-w-0 leading-snug">
          <p className="font-semibold" data-text="">
            {failure ? (failure.message ?? EVERY_FORM[failure.cause]) : ''}
          </p>
          {failure && (
            <p className="mt-1.5 text-[0.9375rem] text-text leading-normal">
              {before}
              <a className="text-link" href={formAsMail(form, address, typed, meanings)}>
                {insert(EVERY_FORM.mail, { address })}
              </a>
              {after}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
