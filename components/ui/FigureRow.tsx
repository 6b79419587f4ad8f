import type { Counted } from '@/lib/content';

/** A few figures of a text, in a row where there is room. */
export function FigureRow({ title, rows }: Counted) {
  return (
    <figure className="wrap grid gap-x-12 gap-y-4 py-6 md:py-9 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <figcaption className="text-balance font-display text-lg leading-snug md:text-xl">{title}</figcaption>
      <dl className="grid gap-x-8 gap-y-2 md:flex md:flex-wrap">
        {rows.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline gap-x-4 border-text/20 border-t pt-2 md:min-w-min md:flex-1 md:flex-col md:flex-nowrap md:border-0 md:pt-0"
          >
            <dt className="order-last grow basis-36 md:mt-1 md:basis-auto">{label}</dt>
            <dd className="first-letter:uppercase min-w-[4.6em] font-display text-2xl tracking-tight md:text-3xl lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
