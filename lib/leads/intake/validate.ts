import type { FormName } from '../forms';
import { fieldRules, filled } from '../rules';
import type { LeadsCopy } from '../settings';
import { type FieldErrors, Refusal } from './respond';

/**
 * @param input field values by name, of any type, as decoded from the request; what the form does not have is ignored
 * @returns the values to keep, in the form's order; of an event its title too
 * @throws Refusal 422 with the first message of each wrong field
 */
export type Validate = (form: FormName, input: Record<string, unknown>) => Record<string, string>;

const invalid = (fields: FieldErrors) =>
  new Refusal(422, 'invalid', 'Nothing was sent yet. Please correct what is marked.', { fields });

/** @param openEventTitle title of an event; undefined unless it exists and can still be registered for */
export function validator(
  copy: LeadsCopy['forms'],
  openEventTitle: (id: string) => string | undefined,
): Validate {
  const { problems } = copy;
  return (form, input) => {
    const values: Record<string, string> = {};
    const errors: FieldErrors = {};
    const rules = fieldRules(form, copy[form].fields, problems);
    for (const [name, { label, optional, problem, kept }] of Object.entries(rules)) {
      const given = optional && input[name] === undefined ? '' : input[name];
      const noText = optional ? `${label} must be text` : filled(problems.required, { label });
      const message = typeof given === 'string' ? problem(given) : noText;
      if (message) errors[name] = message;
      else values[name] = kept(String(given));
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (form !== 'event') return values;
    const eventTitle = openEventTitle(values.eventId ?? '');
    if (eventTitle === undefined) throw invalid({ eventId: problems.closed });
    return { ...values, eventTitle };
  };
}
