import { Ring } from '@/components/art/Ring';

/** Mark and name, leading home. */
export function Logo({ name }: { name: string }) {
  return (
    <a href="/" className="inline-flex min-h-11 items-center gap-2.5 text-white no-underline">
      <Ring segments={8} thickness={0.11} className="size-8 text-leaf" />
      <span className="whitespace-nowrap font-display text-2xl tracking-tight">{name}</span>
    </a>
  );
}
