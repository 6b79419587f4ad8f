import type { ReactNode } from 'react';

/** A white block of a portal screen, with its title. */
export function Tile({
  title,
  aside,
  className = '',
  of,
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  /** What the block lists: with nothing in it there is no block. */
  of?: readonly unknown[];
  children: ReactNode;
}) {
  if (of?.length === 0) return null;
  return (
    <div className={`rounded-2xl border border-rule bg-white p-4 md:p-5 ${className}`}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h4 className="font-bold">{title}</h4>
        {aside && <span className="text-muted text-sm">{aside}</span>}
      </div>
      {children}
    </div>
  );
}

/** A figure of the whole campaign, with its name. */
export function Total({ term, figure, note }: { term: string; figure: string; note?: string }) {
  return (
    <div className="min-w-0 p-3 sm:p-5">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-display text-xl tracking-tight sm:text-2xl lg:text-4xl">
        {figure}
        {note && (
          <span className="block font-body font-normal text-muted text-sm tracking-normal">{note}</span>
        )}
      </dd>
    </div>
  );
}

/** A horizontal bar for a share of one hundred, named and numbered. */
export function ShareBar({ label, share, tone }: { label: string; share: number; tone: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3 max-[13em]:block">
      <dt className="text-sm">{label}</dt>
      <dd className="contents">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          className="h-3 w-full overflow-hidden rounded-full bg-sand"
        >
          <rect width={share} height="10" className={tone} />
        </svg>
        <b className="text-right text-sm tabular-nums max-[13em]:block">{share}%</b>
      </dd>
    </div>
  );
}
