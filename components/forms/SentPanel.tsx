'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { FormName } from '@/lib/leads/forms';
import { FORM_COPY } from '@/lib/site/forms/copy';
import { SentTick } from './SentTick';

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
    <div data-sent="" className="flex flex-col items-start gap-4">
      <SentTick className="size-16" />
      {/* The tick above it is to be seen too, below the header. */}
      <p ref={heading} tabIndex={-1} className="heading-3 scroll-mt-40 outline-none">
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
