import { LuShieldAlert } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk in short, beside an invitation to sign up, with the way to the whole. For a light ground. */
export function RiskLine({ title, text, rest }: Content['risk']['short'] & { rest?: string }) {
  return (
    <aside
      aria-labelledby="risk-title"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-card bg-rose/15 p-4 md:gap-x-4 md:gap-y-1 md:px-9 md:py-7"
    >
      <span className="grid size-8 place-items-center rounded-full bg-rose-deep text-white md:size-11">
        <LuShieldAlert aria-hidden="true" className="size-4 md:size-6" />
      </span>
      <h2 id="risk-title" className="heading-3 text-balance">
        {title}
      </h2>
      <p className="text-balance max-md:col-span-full max-sm:leading-normal md:col-start-2 lg:text-lg">
        <Words text={text} link="font-semibold underline underline-offset-4" />
      </p>
      {rest && (
        <p className="text-balance font-bold max-md:col-span-full max-sm:leading-normal md:col-start-2 lg:text-lg">
          {rest}
        </p>
      )}
    </aside>
  );
}
