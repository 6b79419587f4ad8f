import type { ComponentProps } from 'react';
import { CONTROL, controlProps, FieldShell, type FieldState } from './FieldShell';

/** A single line of text. */
export function Field({ state, ...input }: { state: FieldState } & ComponentProps<'input'>) {
  return (
    <FieldShell state={state}>
      <input type="text" required={!state.optional} className={CONTROL} {...input} {...controlProps(state)} />
    </FieldShell>
  );
}
