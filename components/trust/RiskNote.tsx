import { LuShieldAlert } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, whole, beside the way to the app: the terms in their own words, large; then what to do about it and where there is more. For a light ground. */
export function RiskNote({ risk }: Pick<Content, 'risk'>) {
  const [first, ...rows] = risk.rows;
  return (
    <aside
      aria-label={risk.title}
      className="grid gap-x-16 gap-y-3 rounded-panel border-2 border-rose bg-white p-4 text-text md:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 className="heading-2 max-sm:text-xl">{risk.title}</h2>
        {first && (
          <>
            <h3 className="heading-3 mt-2 flex items-center gap-2.5 text-rose-deep max-sm:text-base md:mt-8 lg:text-3xl">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-rose-deep text-white md:size-14">
                <LuShieldAlert aria-hidden="true" className="size-5 md:size-7" />
              </span>
              {first.title}
            </h3>
            <p className="mt-2 max-w-[60ch] max-sm:text-[0.9375rem] max-sm:leading-snug md:mt-5 md:text-xl">
              <Words text={first.text} />
            </p>
          </>
        )}
        <p className="mt-2 max-w-[60ch] text-muted max-sm:text-sm sm:mt-4">
          <Words text={risk.more} />
        </p>
      </div>
      <ul className="divide-y divide-rule border-rule border-t empty:hidden lg:border-0">
        {rows.map(({ title, text }) => (
          <li key={title} className="py-2 sm:py-3.5">
            <h3 className="heading-3 max-sm:text-base">{title}</h3>
            <p className="max-w-[60ch] max-sm:text-sm sm:mt-1">
              <Words text={text} />
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
