/** What the server takes of each form: the rules of its fields (rules.ts) over input of any kind. */
import * as z from 'zod/mini';
import { filled } from '../filled';
import { FORM_NAMES, type FormName } from '../forms';
import { type FieldRule, fieldRules } from '../rules';
import type { LeadsCopy } from '../settings';

const field = ({ label, optional, problem, kept }: FieldRule, required: string) => {
  const text = z.string({ error: optional ? `${label} must be text` : filled(required, { label }) }).check(
    z.check((payload) => {
      const message = problem(payload.value);
      if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
      else payload.value = kept(payload.value);
    }),
  );
  return optional ? z._default(text, '') : text;
};

/** One message per field that is wrong, by field name. */
export type FieldErrors = Record<string, string>;

export type Validation = { ok: true; values: Record<string, string> } | { ok: false; errors: FieldErrors };

/**
 * Validates what was submitted; keys that the form does not have are ignored.
 * @param input field values by name, of any type, as decoded from the request
 * @returns the values to keep, in the form's order, or the first message of each wrong field
 */
export type Validate = (form: FormName, input: Record<string, unknown>) => Validation;

/** @param copy of the forms, whose labels the messages name */
export function validator(copy: LeadsCopy['forms']): Validate {
  const schemaOf = (form: FormName) =>
    z.object(
      Object.fromEntries(
        Object.entries(fieldRules(form, copy[form].fields, copy.problems)).map(([name, rule]) => [
          name,
          field(rule, copy.problems.required),
        ]),
      ),
    );
  const schemas = Object.fromEntries(FORM_NAMES.map((form) => [form, schemaOf(form)])) as Record<
    FormName,
    ReturnType<typeof schemaOf>
  >;
  return (form, input) => {
    const parsed = schemas[form].safeParse(input);
    if (parsed.success) return { ok: true, values: parsed.data };
    const errors: FieldErrors = {};
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message;
    return { ok: false, errors };
  };
}
