import type { CastName } from '@/lib/content/schemas/cast';
import { Bust, Face } from './Head';
import { CAST } from './people';

/** A drawn person of the cast, head and shoulders: an illustration of nobody real. Decorative; the name stands beside it. */
export function Avatar({ name, className = '' }: { name: CastName; className?: string }) {
  const { behind, shirt, ground, wear } = CAST[name];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`rounded-full ${className}`}>
      <path d="M0 0h100v100H0z" className={ground} />
      {behind}
      <path d="M12 104c2-22 18-31 38-31s36 9 38 31z" className={shirt} />
      <Bust name={name} />
      {wear}
      <Face name={name} />
    </svg>
  );
}
