import type { Ref } from 'react';
import { EVERY_FORM } from '@/lib/site/forms/copy';

type Props = { label: string; busy: boolean; ref?: Ref<HTMLButtonElement> };

/** Sends the form; while it is on its way, says so and takes no second press. */
export function SubmitButton({ label, busy, ref }: Props) {
  return (
    <button
      ref={ref}
      type="submit"
      disabled={busy}
      data-busy={EVERY_FORM.sending}
      className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-transparent bg-leaf px-7 font-bold text-base text-ink transition-colors duration-150 hover:bg-ink hover:text-white active:translate-y-px disabled:pointer-events-none disabled:bg-sand disabled:text-muted @sm:w-auto"
    >
      {busy ? EVERY_FORM.sending : label}
    </button>
  );
}
