import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';

/**
 * A small drawing of what is inside a download.
 * @param product name of the product, which its logo holds
 */
export function KitPreview({ id, product }: { id: string; product: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative grid h-44 place-items-center overflow-hidden bg-line/40 lg:h-auto lg:min-h-52"
    >
      {PREVIEWS[id]?.(product)}
    </div>
  );
}

const PREVIEWS: Record<string, (product: string) => ReactNode> = {
  'logo-pack': (product) => (
    <div className="flex items-center gap-2.5 text-white">
      <Ring segments={8} thickness={0.11} className="size-12 text-leaf" />
      <span className="font-display text-3xl">{product}</span>
    </div>
  ),
  screenshots: () => (
    <div className="flex translate-y-6 items-end gap-3">
      <div className="h-32 w-28 rounded-t-lg border border-mist/40 bg-ink p-2.5">
        <div className="h-2 w-10 rounded-full bg-leaf" />
        <div className="mt-2 h-2 w-full rounded-full bg-line" />
        <div className="mt-1.5 h-2 w-2/3 rounded-full bg-line" />
        <Ring segments={10} filled={7} className="mx-auto mt-3 size-12 text-sun" trackClassName="text-line" />
      </div>
      <div className="h-36 w-16 rounded-t-xl border border-mist/40 bg-sun p-2">
        <div className="grid grid-cols-3 gap-1">
          <div className="h-1 rounded-full bg-ink" />
          <div className="h-1 rounded-full bg-ink" />
          <div className="h-1 rounded-full bg-ink/25" />
        </div>
        <div className="mt-12 h-2 w-10 rounded-full bg-ink" />
        <div className="mt-1.5 h-2 w-7 rounded-full bg-ink" />
      </div>
    </div>
  ),
  'brand-guidelines': () => (
    <div className="grid -rotate-3 grid-cols-3 overflow-hidden rounded-lg shadow-lift">
      {['bg-leaf', 'bg-sun', 'bg-iris', 'bg-paper', 'bg-ink', 'bg-rose'].map((colour) => (
        <div key={colour} className={`size-13 ${colour}`} />
      ))}
    </div>
  ),
  'fact-sheet': () => (
    <div className="w-32 translate-y-8 rotate-3 rounded-t-lg bg-paper p-4 text-text shadow-lift">
      <div className="h-2 w-12 rounded-full bg-leaf-deep" />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Ring segments={9} filled={9} className="text-leaf-deep" />
        <Ring segments={9} filled={5} className="text-iris" />
      </div>
      <div className="mt-3 h-1.5 w-full rounded-full bg-rule" />
      <div className="mt-1.5 h-1.5 w-full rounded-full bg-rule" />
      <div className="mt-1.5 h-1.5 w-2/3 rounded-full bg-rule" />
      <div className="h-6" />
    </div>
  ),
};
