import { Ring } from '@/components/art/Ring';

/** A sheet of a calendar with the ring on it. */
export function EventSheet() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-24 md:size-56">
      <rect x="8" y="8" width="84" height="88" rx="14" className="fill-white" />
      <path d="M8 34V22A14 14 0 0 1 22 8h56a14 14 0 0 1 14 14v12Z" className="fill-sun" />
      <path d="M32 2v14M68 2v14" strokeWidth="7" strokeLinecap="round" className="stroke-leaf" />
      <svg x="28" y="43" width="44" height="44" aria-hidden="true">
        <Ring segments={8} thickness={0.14} className="text-leaf-deep" />
      </svg>
    </svg>
  );
}
