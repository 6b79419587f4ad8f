import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FieldErrors, type FormName, fieldRules, HONEYPOT } from '@/lib/leads/forms';
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

export type LeadFormState = ReturnType<typeof useLeadForm>;

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
  const [failure, setFailure] = useState<Failure>();
  // No default values: what was typed before hydration stays.
  const { register, handleSubmit, setError, clearErrors, control, formState } = useForm<Texts>({
    reValidateMode: 'onSubmit',
  });
  const [rules] = useState(() => fieldRules(form, FORM_COPY[form].fields, FORM_COPY.problems));

  // The browser's own validation serves until the messages of the specification can.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  // A disabled button drops the focus: here it can be pressed again.
  const busy = formState.isSubmitting;
  useEffect(() => {
    if (!failure || busy) return;
    if (document.activeElement === document.body) buttonRef.current?.focus({ preventScroll: true });
    // From the last field on: the label after it is the honeypot's.
    [...(formRef.current?.querySelectorAll('label') ?? [])].at(-2)?.scrollIntoView();
  }, [failure, busy]);

  const { errors, submitCount } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the next attempt, so that nothing moves as fields are mended
  const counted = useMemo(() => Object.keys(errors).length > 1, [submitCount]);

  // Once it is said what is wrong, which moves the fields.
  useEffect(() => {
    if (submitCount && formRef.current) showWrong(formRef.current);
  }, [submitCount]);

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
      return setFailure(outcome);
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
        error: errors[name]?.message,
      };
      return {
        state,
        ...register(name, {
          onChange: () => clearErrors(name),
          validate: (typed) => rule?.problem(typed ?? ''),
        }),
      };
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      const element = event.currentTarget;
      await handleSubmit((typed) => send(typed, element))(event);
    },
    formRef,
    buttonRef,
    busy,
    failure,
    /** How many fields need another look, where there were several. */
    wrong: counted ? Object.keys(errors).length : undefined,
    control,
  };
}

/** Shows the field in question with its label: below the head of the form's block where both fit, else amid the screen. */
function showWrong(form: HTMLFormElement): void {
  const field = form.querySelector('[aria-invalid]:focus');
  const block = form.closest('[data-landing]');
  if (!field) return;
  const below = field.getBoundingClientRect().top - (block ?? field).getBoundingClientRect().top;
  if (block && below < innerHeight / 2) block.scrollIntoView();
  else field.scrollIntoView({ block: 'center' });
}

/**
 * What became of a submission. `unconfirmed`: a mail asks to confirm it; `cause`: no answer came, or one of failure,
 * or that the visitor is to wait (429) or to write less (413); `message` is the server's own reason, absent when it
 * gave none.
 */
type FailureCause = 'unreachable' | 'broken' | 'busy' | 'long';
type Failure = { kind: 'failed'; cause: FailureCause; message?: string | undefined };
type SubmitOutcome =
  | { kind: 'sent'; unconfirmed: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | Failure;

/** Longer than the server takes for the slowest body it accepts; a phone on the edge of coverage needs it. */
const TIMEOUT = 30_000;

/**
 * @param url the form's own `action`, which the files of a release may point at another server
 * @param values valid values by field name
 * @param meta `key`: kept over retries of one filled form; `bait`: the honeypot's value; `elapsedMs`: since the page
 *   was opened
 * @returns never throws
 */
export async function submitForm(
  url: string,
  values: Record<string, string>,
  meta: { key: string; bait: string; elapsedMs: number },
): Promise<SubmitOutcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': meta.key },
      body: JSON.stringify({ ...values, [HONEYPOT]: meta.bait, elapsedMs: meta.elapsedMs }),
      signal: abort.signal,
    });
    return await outcomeOf(response);
  } catch {
    return { kind: 'failed', cause: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

const CAUSES: Record<number, FailureCause> = { 413: 'long', 429: 'busy' };

/** What the server answers (lib/leads/intake/accept.ts); a proxy in its place may answer anything. */
type Answer = { unconfirmed?: unknown; error?: { message?: string; fields?: FieldErrors } };

async function outcomeOf(response: Response): Promise<SubmitOutcome> {
  const body: Answer | undefined = await response.json().catch(() => undefined);
  // Taken is taken, whatever the answer looks like.
  if (response.ok) return { kind: 'sent', unconfirmed: body?.unconfirmed === true };
  const errors = body?.error?.fields ?? {};
  if (response.status === 422 && Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'failed', cause: CAUSES[response.status] ?? 'broken', message: body?.error?.message };
}

/** @returns a new idempotency key: a UUID, or as many random bits where that is missing, as on plain http and old phones */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
