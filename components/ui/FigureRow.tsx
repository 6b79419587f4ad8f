import type { Counted } from '@/lib/content';

/** A few figures of a text, in a row where there is room. */
export function FigureRow({ title, rows }: Counted) {
  /** Four fill the row; fewer leave the margin to the title. */
  const filled = rows.length > 3;
  return (
    <figure
      className={`wrap grid gap-x-12 gap-y-4 py-6 md:py-9 ${filled ? '' : 'lg:grid-cols-[14rem_minmax(0,1fr)]'}`}
    >
      <figcaption className="text-balance font-display text-lg leading-snug md:text-xl">{title}</figcaption>
      <dl
        className={`grid gap-x-6 gap-y-2 md:auto-cols-fr md:grid-flow-col lg:gap-x-10 ${filled ? '@min-[20em]/page:grid-cols-2' : ''}`}
      >
        {rows.map(({ figure, label }) => (
          <div
            key={label}
            className={`flex flex-wrap border-text/20 border-t pt-2 md:flex-col md:flex-nowrap md:border-0 md:pt-0 ${filled ? 'flex-col' : 'items-baseline gap-x-4'}`}
          >
            <dt
              className={`order-last ${filled ? 'mt-1 leading-snug' : 'grow basis-36 md:mt-1 md:basis-auto'}`}
            >
              {label}
            </dt>
            <dd className="first-letter:uppercase min-w-[4.6em] font-display text-2xl tracking-tight md:min-w-0 lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
