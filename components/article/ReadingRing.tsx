import { Ring } from '@/components/art/Ring';

/**
 * How far the text has been read, as a ring with one dash for each section: drawn by a scroll-driven animation
 * (app/globals.css), so it costs no script, and is absent where the browser has none.
 */
export function ReadingRing({ sections, label }: { sections: number; label: string }) {
  return (
    <a
      href="#main"
      className="reading-ring group fixed right-4 bottom-4 z-30 hidden size-14 items-center justify-center rounded-full bg-ink text-white shadow-lift lg:right-8 lg:bottom-8 print:hidden"
    >
      <Ring segments={Math.max(sections, 4)} thickness={0.1} className="absolute inset-1.5 text-line" />
      <Ring
        segments={Math.max(sections, 4)}
        thickness={0.1}
        className="reading-ring-lit absolute inset-1.5 text-leaf"
      />
      <span aria-hidden="true" className="group-hover:-translate-y-0.5 font-bold transition-transform">
        ↑
      </span>
      <span className="sr-only">{label}</span>
    </a>
  );
}
