import type { ReactNode } from 'react';
import { Balance } from '@/components/art/app/Balance';
import { Ring } from '@/components/art/Ring';
import { ViewsChart } from '@/components/home/dashboard/ViewsChart';
import type { Content } from '@/lib/content';

export type KitContents = Pick<Content, 'facts' | 'press' | 'showcase' | 'site'>;

/** A small drawing of what is inside a download. */
export function KitPreview({ id, contents }: { id: string; contents: KitContents }) {
  return (
    <div
      aria-hidden="true"
      className={`relative grid min-h-44 place-items-center overflow-hidden md:min-h-64 ${GROUNDS[id] ?? 'bg-line'}`}
    >
      {PREVIEWS[id]?.(contents)}
    </div>
  );
}

const GROUNDS: Record<string, string> = {
  'logo-pack': 'bg-leaf-deep',
  screenshots: 'bg-iris',
  'brand-guidelines': 'bg-sand',
  'fact-sheet': 'bg-sun',
};

const PREVIEWS: Record<string, (contents: KitContents) => ReactNode> = {
  'logo-pack': ({ site }) => (
    <div className="flex items-center gap-2.5 text-white">
      <Ring segments={8} thickness={0.11} className="size-12 text-leaf md:size-18" />
      <span className="font-display text-3xl md:text-5xl">{site.product.name}</span>
    </div>
  ),
  screenshots: ({ showcase }) => (
    <div className="-space-x-4 flex items-end md:scale-125">
      <div className="mb-3 w-30 rounded-lg bg-white p-2">
        <ViewsChart views={showcase.dailyViews} text={showcase.words.overview.chart} />
      </div>
      <Balance className="relative w-20" />
    </div>
  ),
  'brand-guidelines': () => (
    <div className="grid -rotate-3 grid-cols-3 overflow-hidden rounded-lg shadow-lift">
      {['bg-leaf', 'bg-sun', 'bg-iris', 'bg-paper', 'bg-ink', 'bg-rose'].map((colour) => (
        <div key={colour} className={`size-13 md:size-18 ${colour}`} />
      ))}
    </div>
  ),
  'fact-sheet': ({ facts, press }) => (
    <div className="grid w-40 rotate-3 gap-3 md:scale-125 rounded-lg bg-paper p-5 text-text text-xs leading-tight shadow-lift">
      {[
        { fact: facts.earners, label: press.words.sheet.earners },
        { fact: facts.dailyViews, label: press.words.sheet.views },
      ].map(({ fact, label }) => (
        <p key={label}>
          <b className="block font-display text-3xl">{fact.text}</b>
          {label}
        </p>
      ))}
    </div>
  ),
};
