import { LuCheck, LuShieldAlert } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, whole, beside the way to the app: the terms in their own words, large; the rules of a post and the rest as a list. For a light ground. */
export function RiskNote({ risk, others }: Pick<Content, 'risk'> & { others: readonly string[] }) {
  const [first, ...rows] = risk.rows;
  const ticks = [...rows, ...[...others, risk.meta].map((text) => ({ title: undefined, text }))];
  return (
    <aside
      aria-label={risk.title}
      className="grid gap-x-16 gap-y-6 rounded-panel border-2 border-rose bg-white p-5 text-text md:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 className="heading-2">{risk.title}</h2>
        {first && (
          <>
            <h3 className="heading-3 mt-5 flex items-center gap-4 text-rose-deep md:mt-8 lg:text-3xl">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-rose-deep text-white md:size-14">
                <LuShieldAlert aria-hidden="true" className="size-5 md:size-7" />
              </span>
              {first.title}
            </h3>
            <p className="mt-3 max-w-[60ch] md:mt-5 md:text-xl">
              <Words text={first.text} />
            </p>
          </>
        )}
      </div>
      <ul className="grid content-start gap-3.5 border-rule border-t pt-6 max-sm:text-[0.9375rem] max-sm:leading-normal lg:border-0">
        {ticks.map(({ title, text }) => (
          <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <LuCheck aria-hidden="true" className="mt-1 size-5 text-leaf-deep" />
            <div>
              {title && <h3 className="font-bold">{title}</h3>}
              <p className="max-w-[60ch]">
                <Words text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
