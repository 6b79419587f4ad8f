import { filled } from '../filled';
import { FORM_NAMES, type FormName } from '../forms';
import { type FieldRule, fieldRules } from '../rules';
import type { LeadsCopy } from '../settings';

/** One message per field that is wrong, by field name. */
export type FieldErrors = Record<string, string>;
export type Validation = { ok: true; values: Record<string, string> } | { ok: false; errors: FieldErrors };
/**
 * Validates what was submitted; keys that the form does not have are ignored.
 * @param input field values by name, of any type, as decoded from the request
 * @returns the values to keep, in the form's order, or the first message of each wrong field
 */
export type Validate = (form: FormName, input: Record<string, unknown>) => Validation;

/** What the server takes of each form: the rules of its fields over input of any kind. @param copy of the forms */
export function validator(copy: LeadsCopy['forms']): Validate {
  const { problems } = copy;
  const rules = Object.fromEntries(
    FORM_NAMES.map((form) => [form, Object.entries(fieldRules(form, copy[form].fields, problems))]),
  ) as Record<FormName, [string, FieldRule][]>;
  return (form, input) => {
    const values: Record<string, string> = {};
    const errors: FieldErrors = {};
    for (const [name, { label, optional, problem, kept }] of rules[form]) {
      const given = optional && input[name] === undefined ? '' : input[name];
      const noText = optional ? `${label} must be text` : filled(problems.required, { label });
      const message = typeof given === 'string' ? problem(given) : noText;
      if (message) errors[name] = message;
      else values[name] = kept(String(given));
    }
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
  };
}
