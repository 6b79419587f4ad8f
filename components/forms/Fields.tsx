import type { ComponentProps, ReactNode } from 'react';
import { Chevron } from '@/components/ui/Chevron';
import type { FormName } from '@/lib/leads/forms';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import type { FieldState, LeadFormState } from './useLeadForm';

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

type Props = Pick<LeadFormState, 'field'> & {
  form: FormName;
  event?: { id: string };
  events?: Record<string, string>;
};

export function Fields({ form, field, event, events = {} }: Props) {
  const fieldOf = (name: string) => {
    const { state, ...control } = field(name);
    const options = name === 'eventId' ? events : name === 'partnershipType' && FORM_COPY.partner.options;
    if (name === 'eventId' && event) {
      return [
        <input key={name} type="hidden" defaultValue={event.id} {...control} id={state.id} />,
        <FieldError key="error" {...state} />,
      ];
    }
    return (
      <FieldShell key={name} state={state}>
        {options ? (
          <div className="relative">
            <select
              required
              className={`${CONTROL} appearance-none pr-11`}
              {...control}
              {...controlProps(state)}
            >
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
          <textarea
            rows={4}
            required
            className={`${CONTROL} resize-y`}
            {...control}
            {...controlProps(state)}
          />
        ) : (
          <input
            type="text"
            required={!state.optional}
            className={CONTROL}
            {...control}
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
      <div key={names.join()} className="grid @md:grid-cols-2 gap-4">
        {names.map(fieldOf)}
      </div>
    ),
  );
}

/** Look of everything that a visitor types into or chooses from. 16 px at least, or phones zoom in on it. */
const CONTROL =
  'block w-full min-h-12 rounded-control border-[1.5px] border-muted/70 bg-white px-4 py-2.5 text-base text-text transition-tone hover:border-muted aria-invalid:border-2 aria-invalid:border-rose-deep aria-invalid:[--focus-ring:var(--color-rose-deep)]';

/** @returns the attributes that tie a control to its label and, while there is one, to its error */
function controlProps({ id, error }: FieldState) {
  return { id, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) };
}

/** The error's place is always there, so that the server can fill it in without a script (lib/leads/pages.ts). */
function FieldError({ id, name, error }: Pick<FieldState, 'id' | 'name' | 'error'>) {
  return (
    <p
      id={`${id}-error`}
      data-error={name}
      hidden={!error}
      className="mt-2 flex gap-2 font-medium text-[0.9375rem] text-rose-deep leading-snug"
    >
      <AlertIcon />
      <span data-text="">{error}</span>
    </p>
  );
}

/** A label above its control, and the error below. */
function FieldShell({ state, children }: { state: FieldState; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={state.id} className="-scroll-mt-3 mb-1 block font-semibold text-[0.9375rem]">
        {state.label}
        {state.optional && <span className="font-normal text-muted"> {EVERY_FORM.optional}</span>}
      </label>
      {children}
      <FieldError {...state} />
    </div>
  );
}

export function AlertIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="mt-[0.2em] size-[1.1em] shrink-0 fill-none stroke-2 stroke-current"
    >
      <circle cx="10" cy="10" r="8.5" />
      <path d="M10 5.5v5.5M10 14.2v.3" strokeLinecap="round" />
    </svg>
  );
}
