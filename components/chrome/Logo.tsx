import { Ring } from '@/components/art/Ring';

export function Logo({ name }: { name: string }) {
  return (
    <a href="/" className="inline-flex min-h-11 min-w-0 items-center gap-2.5 text-white no-underline">
      <Ring segments={8} thickness={0.11} className="size-8 shrink-0 text-leaf" />
      <span className="wrap-anywhere font-display text-[min(1.5rem,8vw)] leading-tight tracking-tight lg:whitespace-nowrap">
        {name}
      </span>
    </a>
  );
}
