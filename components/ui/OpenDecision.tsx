import { content } from '@/lib/content';

/** What the owner has not decided yet, marked as such in the block of the answer that needs it. */
export function OpenDecision({ children, className = '' }: { children: string; className?: string }) {
  return (
    <p data-open-decision="" className={`max-w-[60ch] border-sun border-l-4 ps-4 ${className}`}>
      <strong>{content().payouts.openMark}:</strong> {children}
    </p>
  );
}
