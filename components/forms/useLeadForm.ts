import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FailureCause,
  type FormName,
  fieldRules,
  HONEYPOT,
  newKey,
  submitForm,
} from '@/lib/leads/client';
import { FORM_COPY } from '@/lib/site/forms/copy';

/** What a form tells each of its fields. */
export interface FieldState {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  optional: boolean;
  error: string | undefined;
}

/** Texts by the names of fields: what was typed, or what is wrong with it. */
export type Texts = Record<string, string>;

export type LeadForm = ReturnType<typeof useLeadForm>;

const textsOf = (element: HTMLFormElement) => Object.fromEntries(new FormData(element)) as Texts;

/**
 * The behaviour of one filling of a form (specification §4 and §5): validates on submit, clears a field's error as it
 * is edited, moves to the first bad field, and keeps its idempotency key over every retry. The fields keep what is typed
 * themselves, so that what was typed before hydration stays.
 * @param idPrefix what the ids of its fields begin with, unique on the page
 * @param onSent called once the server has the lead safe; told whether a mail asks to confirm it
 */
export function useLeadForm(form: FormName, idPrefix: string, onSent: (unconfirmed: boolean) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const key = useRef('');
  const [rules] = useState(() => fieldRules(form, FORM_COPY[form].fields, FORM_COPY.problems));
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const [busy, setBusy] = useState(false);
  // The server's own reason, where it gave one.
  const [failure, setFailure] = useState<{ cause: FailureCause; message?: string | undefined }>();

  // The browser's own validation serves until the messages of the specification can.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  // A disabled button drops the focus: whoever pressed it can press it again.
  useEffect(() => {
    if (failure && !busy && document.activeElement === document.body) buttonRef.current?.focus();
  }, [failure, busy]);

  /** Says what is wrong beside the fields, the first of which gets the focus. */
  function refuse(element: HTMLFormElement, problems: Texts): void {
    setErrors(problems);
    const names = Object.keys(problems).map((name) => `[name="${name}"]`);
    element.querySelector<HTMLElement>(names.join())?.focus();
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const texts = textsOf(element);
    const fields = Object.entries(rules).map(([name, rule]) => ({ name, rule, text: texts[name] ?? '' }));
    const problems = fields.flatMap(({ name, rule, text }) => {
      const problem = rule.problem(text);
      return problem ? [[name, problem]] : [];
    });
    if (problems.length > 0) return refuse(element, Object.fromEntries(problems));
    setFailure(undefined);
    setBusy(true);
    key.current ||= newKey();
    const values = Object.fromEntries(fields.map(({ name, rule, text }) => [name, rule.kept(text)]));
    const outcome = await submitForm(element.action, values, {
      key: key.current,
      bait: texts[HONEYPOT] ?? '',
      elapsedMs: Math.round(performance.now()),
    });
    if (outcome.kind === 'sent') return onSent(outcome.unconfirmed);
    setBusy(false);
    if (outcome.kind === 'invalid') return refuse(element, outcome.errors);
    console.error('Failed to submit form');
    setTyped(texts);
    setFailure(outcome);
  }

  return {
    /** @returns what a field shows */
    field: (name: string): FieldState => ({
      id: `${idPrefix}-${name}`,
      name,
      label: rules[name]?.label ?? name,
      optional: rules[name]?.optional ?? false,
      error: errors[name],
    }),
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(event.currentTarget);
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        const { [(target as HTMLInputElement).name]: _, ...others } = errors;
        setErrors(others);
        setTyped(textsOf(currentTarget));
      },
    },
    formRef,
    buttonRef,
    busy,
    failure,
    /** What an email would carry, as it stands in the form. */
    typed,
  };
}
