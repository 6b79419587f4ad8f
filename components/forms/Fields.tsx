import type { ComponentProps } from 'react';
import { Chevron } from '@/components/ui/Chevron';
import type { FormName } from '@/lib/leads/client';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { CONTROL, controlProps, FieldError, FieldShell } from './FieldShell';
import type { LeadForm } from './useLeadForm';

/** The fields of each form in rows (specification §2 to §5); those of one row share it where there is room. */
const ROWS: Record<FormName, readonly (readonly string[])[]> = {
  contact: [['name', 'email'], ['company'], ['message']],
  partner: [['name', 'company', 'email', 'phone'], ['partnershipType'], ['message']],
  newsletter: [['email']],
  event: [['eventId'], ['name', 'email']],
};

/** What browsers are told of a line of text. */
const LINES: Record<string, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

type Props = Pick<LeadForm, 'field'> & {
  form: FormName;
  event?: { id: string };
  events?: Record<string, string>;
};

export function Fields({ form, field, event, events = {} }: Props) {
  const fieldOf = (name: string) => {
    const state = field(name);
    const options = name === 'eventId' ? events : name === 'partnershipType' && FORM_COPY.partner.options;
    if (name === 'eventId' && event) {
      return [
        <input key={name} type="hidden" name={name} defaultValue={event.id} id={state.id} />,
        <FieldError key="error" {...state} />,
      ];
    }
    return (
      <FieldShell key={name} state={state}>
        {options ? (
          <div className="relative">
            <select required className={`${CONTROL} appearance-none pr-11`} {...controlProps(state)}>
              <option value="">{EVERY_FORM.choose}</option>
              {Object.entries(options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Chevron className="absolute top-4 right-4" />
          </div>
        ) : name === 'message' ? (
          <textarea rows={4} required className={`${CONTROL} resize-y`} {...controlProps(state)} />
        ) : (
          <input
            type="text"
            required={!state.optional}
            className={CONTROL}
            {...LINES[name]}
            {...controlProps(state)}
          />
        )}
      </FieldShell>
    );
  };
  return ROWS[form].map((names) =>
    names.length === 1 ? (
      names.map(fieldOf)
    ) : (
      <div key={names.join()} className="grid @md:grid-cols-2 gap-5">
        {names.map(fieldOf)}
      </div>
    ),
  );
}
