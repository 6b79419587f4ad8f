import type { ReactNode } from 'react';
import { EVERY_FORM } from '@/lib/site/forms/copy';

/** What a form tells each of its fields. */
export interface FieldState {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  optional: boolean;
  error: string | undefined;
}

/** Look of everything that a visitor types into or chooses from. 16 px at least, or phones zoom in on it. */
export const CONTROL =
  'block w-full min-h-12 rounded-control border-[1.5px] border-muted/70 bg-white px-4 py-2.5 text-base text-text transition-colors duration-150 hover:border-muted aria-invalid:border-2 aria-invalid:border-rose-deep';

/** @returns the attributes that name a control, and tie it to its label and, while there is one, to its error */
export function controlProps({ id, name, error }: FieldState) {
  return { id, name, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) };
}

/** The error's place is always there, so that the server can fill it in without a script (lib/leads/intake/page.ts). */
export function FieldError({ id, name, error }: Pick<FieldState, 'id' | 'name' | 'error'>) {
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
export function FieldShell({ state, children }: { state: FieldState; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={state.id} className="mb-1.5 block font-semibold text-[0.9375rem]">
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
