import { initials } from '@/lib/blog/articles';
import { Ring } from './Ring';

/** A drawn avatar: initials in the ring of a status. Decorative, the name stands beside it. */
export function InitialsRing({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-flex shrink-0 items-center justify-center rounded-full font-display ${className}`}
    >
      <Ring segments={8} thickness={0.07} className="absolute inset-0 size-full" />
      {initials(name)}
    </span>
  );
}
