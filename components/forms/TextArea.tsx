import type { ComponentProps } from 'react';
import { CONTROL, controlProps, FieldShell, type FieldState } from './FieldShell';

/** Several lines of text; the visitor can make it taller, never wider than the form. */
export function TextArea({ state, ...textarea }: { state: FieldState } & ComponentProps<'textarea'>) {
  return (
    <FieldShell state={state}>
      <textarea rows={5} required className={`${CONTROL} resize-y`} {...textarea} {...controlProps(state)} />
    </FieldShell>
  );
}
