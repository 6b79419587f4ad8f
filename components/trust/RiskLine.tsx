import { LuShieldAlert } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk in short, beside an invitation to sign up, with the way to the whole. For a light ground. */
export function RiskLine({ title, text }: Content['risk']['short']) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-card bg-rose/15 p-4 md:gap-x-5 md:p-6 @min-[40em]/page:grid-cols-[auto_minmax(0,3fr)_minmax(0,5fr)] @min-[56em]/page:grid-cols-[auto_minmax(0,5fr)_minmax(0,7fr)] lg:px-8 cramped:grid-cols-1"
    >
      <span className="grid size-8 place-items-center rounded-full bg-rose-deep text-white md:size-11">
        <LuShieldAlert aria-hidden="true" className="size-4 md:size-6" />
      </span>
      <h2 id="risk-title" className="heading-3 text-balance @min-[56em]/page:text-[1.75rem]/tight">
        {title}
      </h2>
      <p className="text-balance @max-[40em]/page:col-span-full max-sm:leading-normal lg:text-lg">
        <Words text={text} link="font-semibold underline underline-offset-4" />
      </p>
    </aside>
  );
}
