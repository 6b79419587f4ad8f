import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuEyeOff, LuMegaphone, LuShieldAlert } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** In the order of the rows. */
const ICONS: readonly IconType[] = [LuShieldAlert, LuMegaphone, LuEyeOff];

/** The risk, whole, beside the way to the app: the terms in their own words, the rules of a post, and Meta's own ads. For a light ground. */
export function RiskNote({ risk, children }: Pick<Content, 'risk'> & { children?: ReactNode }) {
  return (
    <aside
      aria-label={risk.title}
      className="rounded-panel border-2 border-rose bg-white p-5 text-text max-sm:text-[0.9375rem] max-sm:leading-normal md:p-10"
    >
      <h2 className="heading-2">{risk.title}</h2>
      {risk.rows.length > 0 && (
        <ul className="mt-3 grid gap-x-10 gap-y-4 md:mt-8 lg:grid-cols-[4fr_3fr_3fr]">
          {risk.rows.map(({ title, text }, index) => {
            const Icon = ICONS[index % ICONS.length] ?? LuShieldAlert;
            return (
              <li
                key={title}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 md:gap-y-2.5 lg:content-start"
              >
                <span className="grid size-8 place-items-center md:size-10 rounded-full bg-rose-deep text-white">
                  <Icon aria-hidden="true" className="size-4 md:size-5" />
                </span>
                <h3 className="heading-3 max-sm:text-lg">{title}</h3>
                <p className="col-span-full max-w-[60ch]">
                  <Words text={text} />
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-4 grid gap-x-10 gap-y-3 border-rule border-t pt-4 text-muted md:mt-8 md:pt-6 lg:auto-cols-fr lg:grid-flow-col">
        {children}
        <p>
          <Words text={risk.meta} />
        </p>
      </div>
    </aside>
  );
}
