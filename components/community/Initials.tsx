import { Ring } from '@/components/art/Ring';

/** A person as initials inside a status ring: nobody's photograph. */
export function Initials({ name, className = 'size-14' }: { name: string; className?: string }) {
  const initials = name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2);
  return (
    <span aria-hidden="true" className={`relative grid shrink-0 place-items-center ${className}`}>
      <Ring segments={5} thickness={0.07} className="absolute inset-0 size-full text-sun" />
      <span className="grid size-[78%] place-items-center rounded-full bg-ink font-display text-sm text-white">
        {initials}
      </span>
    </span>
  );
}
