'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Ring } from '@/components/art/Ring';
import { FORM_COPY, type FormName } from '@/lib/leads/forms';

/** What stands in the form's place once it was sent. Takes the focus, so that it is read out. */
export function SentPanel({
  form,
  unconfirmed,
  onAgain,
  children,
}: {
  form: FormName;
  unconfirmed: boolean;
  onAgain: () => void;
  children?: ReactNode;
}) {
  const { again } = FORM_COPY[form].sent;
  const { title, text } = unconfirmed ? FORM_COPY.newsletter.unconfirmed : FORM_COPY[form].sent;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="relative grid size-16 place-items-center text-leaf-deep">
        <Ring segments={8} filled={8} thickness={0.12} className="absolute inset-0 size-16" />
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6 fill-none stroke-3 stroke-current">
          <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <p ref={heading} tabIndex={-1} className="heading-3 outline-none">
        {title}
      </p>
      <p className="text-muted">{text}</p>
      {children}
      <button
        type="button"
        onClick={onAgain}
        className="inline-flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-muted/70 px-5 py-2 font-bold leading-tight transition-colors duration-150 hover:border-text hover:bg-sand"
      >
        {again}
      </button>
    </div>
  );
}
