import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
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

/** Field values as they stand in the form: all text. */
export type Texts = Record<string, string>;

export type LeadForm = ReturnType<typeof useLeadForm>;

/**
 * The behaviour of one filling of a form (specification §4 and §5): validates on submit, clears a field's error as it
 * is edited, moves to the first bad field, and keeps its idempotency key over every retry.
 * @param idPrefix what the ids of its fields begin with, unique on the page
 * @param onSent called once the server has the lead safe; told whether a mail asks to confirm it
 */
export function useLeadForm(form: FormName, idPrefix: string, onSent: (unconfirmed: boolean) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const key = useRef('');
  // The server's own reason, where it gave one.
  const [failure, setFailure] = useState<{ cause: FailureCause; message: string | undefined }>();
  // No default values: what was typed before hydration stays.
  const { register, handleSubmit, setError, clearErrors, control, formState } = useForm<Texts>({
    reValidateMode: 'onSubmit',
  });
  const [rules] = useState(() => fieldRules(form, FORM_COPY[form].fields, FORM_COPY.problems));

  // The browser's own validation serves until the messages of the specification can.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  // A disabled button drops the focus: whoever pressed it can press it again.
  const busy = formState.isSubmitting;
  useEffect(() => {
    if (failure && !busy && document.activeElement === document.body) buttonRef.current?.focus();
  }, [failure, busy]);

  async function send(typed: Texts, element: HTMLFormElement): Promise<void> {
    setFailure(undefined);
    const values = Object.fromEntries(
      Object.entries(rules).map(([name, { kept }]) => [name, kept(typed[name] ?? '')]),
    );
    key.current ||= newKey();
    const bait = element.elements.namedItem(HONEYPOT);
    const outcome = await submitForm(element.action, values, {
      key: key.current,
      bait: bait instanceof HTMLInputElement ? bait.value : '',
      elapsedMs: Math.round(performance.now()),
    });
    if (outcome.kind === 'sent') return onSent(outcome.unconfirmed);
    if (outcome.kind === 'failed') {
      console.error('Failed to submit form');
      setFailure({ cause: outcome.cause, message: outcome.message });
      return;
    }
    Object.entries(outcome.errors).forEach(([name, message], index) => {
      setError(name, { message }, { shouldFocus: index === 0 });
    });
  }

  return {
    /** @returns the props of a field's component: its state, and what ties its control to the form */
    field: (name: string) => {
      const rule = rules[name];
      const state: FieldState = {
        id: `${idPrefix}-${name}`,
        name,
        label: rule?.label ?? name,
        optional: rule?.optional ?? false,
        error: formState.errors[name]?.message,
      };
      return {
        state,
        ...register(name, {
          onChange: () => clearErrors(name),
          validate: (typed) => rule?.problem(typed ?? ''),
        }),
      };
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const element = event.currentTarget;
      return handleSubmit((typed) => send(typed, element))(event);
    },
    formRef,
    buttonRef,
    busy,
    failure,
    control,
  };
}
