import type { ReactNode } from 'react';

/** A phone seen from the front; its screen is whatever is inside. */
export function Phone({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`relative aspect-[9/18.5] rounded-[2.75rem] border border-line bg-ink p-2.5 shadow-device ${className}`}
    >
      <span className="-right-[3px] absolute top-[22%] h-[11%] w-[3px] rounded-r bg-line" />
      <span className="-left-[3px] absolute top-[17%] h-[6%] w-[3px] rounded-l bg-line" />
      <span className="-left-[3px] absolute top-[25%] h-[6%] w-[3px] rounded-l bg-line" />
      <div className="relative isolate h-full overflow-hidden rounded-[2.125rem] bg-raised">{children}</div>
    </div>
  );
}
