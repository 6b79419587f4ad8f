import { Ring } from '@/components/art/Ring';

/** A ring that is complete, around a tick: it was sent. */
export function SentTick({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`relative grid place-items-center text-leaf-deep ${className}`}>
      <Ring segments={8} thickness={0.12} className="absolute inset-0 size-full" />
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-3/5 fill-none stroke-3 stroke-current">
        <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
