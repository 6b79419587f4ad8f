import type { ReactNode } from 'react';
import type { FormName } from '@/lib/leads/client';
import { AlertIcon } from './AlertIcon';

/** Says why the form was not sent. Always there and hidden while empty, so that it is announced when it speaks. */
export function FormStatus({ form, text, children }: { form: FormName; text: string; children?: ReactNode }) {
  return (
    <div role="alert">
      <div
        data-status={form}
        hidden={!text}
        className="mb-5 flex gap-3 rounded-control border-[1.5px] border-rose-deep bg-rose-deep/5 px-4 py-3.5 text-rose-deep"
      >
        <AlertIcon />
        <div className="min-w-0 leading-snug">
          <p className="font-semibold" data-text="">
            {text}
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
