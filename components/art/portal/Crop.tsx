import type { ReactNode } from 'react';

export type CropProps = { className?: string };

/** A part of the portal, at any width: all in it is measured in `em`, a share of that width. Decorative: its step says it. */
export function Crop({ children, className = '' }: CropProps & { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <div className="grid h-[72cqi] content-center gap-[.5em] whitespace-nowrap text-left text-[6.2cqi] text-text leading-[1.3]">
        {children}
      </div>
    </div>
  );
}

/** What was entered, under its name. */
export function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="rounded-[.8em] bg-white px-[.9em] py-[.5em]">
      <span className="block text-[.76em] text-muted">{name}</span>
      <b className="block">{children}</b>
    </span>
  );
}

/** One of several that can be picked. */
export function Option({ picked, children }: { picked: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex items-center gap-[.6em] rounded-[.8em] px-[.8em] py-[.45em] font-semibold ${picked ? 'bg-white' : 'bg-white/10 text-white'}`}
    >
      <span
        className={`size-[1em] shrink-0 rounded-full ${picked ? 'border-[.3em] border-iris bg-white' : 'border-2 border-current'}`}
      />
      {children}
    </span>
  );
}
