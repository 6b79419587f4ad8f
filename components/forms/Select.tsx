import type { ComponentProps } from 'react';
import { EVERY_FORM } from '@/lib/site/forms/copy';
import { CONTROL, controlProps, FieldShell, type FieldState } from './FieldShell';

type Props = { state: FieldState; options: Record<string, string> } & ComponentProps<'select'>;

/** One of a few, with the browser's own list, which is what a phone does best. */
export function Select({ state, options, ...select }: Props) {
  return (
    <FieldShell state={state}>
      <div className="relative">
        <select required className={`${CONTROL} appearance-none pr-11`} {...select} {...controlProps(state)}>
          <option value="">{EVERY_FORM.choose}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="pointer-events-none absolute top-4 right-4 size-4 fill-none stroke-2 stroke-current text-muted"
        >
          <path d="m4 7 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    </FieldShell>
  );
}
