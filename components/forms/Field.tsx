import type { ComponentProps } from 'react';
import { CONTROL, controlProps, FieldShell, type FieldState } from './FieldShell';

type Props = { state: FieldState; optional?: boolean } & ComponentProps<'input'>;

/** A single line of text. */
export function Field({ state, optional = false, ...input }: Props) {
  return (
    <FieldShell state={state} optional={optional}>
      <input type="text" required={!optional} className={CONTROL} {...input} {...controlProps(state)} />
    </FieldShell>
  );
}
