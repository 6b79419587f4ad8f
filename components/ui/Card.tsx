import type { ReactNode } from 'react';

/** A white card on paper or sand. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-card border border-rule bg-white p-6 md:p-8 ${className}`}>{children}</div>;
}
