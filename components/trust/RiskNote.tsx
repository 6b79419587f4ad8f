import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The risk, beside an invitation to sign up: the terms in their own words, Meta's own ads, and the rules of a post. For a light ground. */
export function RiskNote({ risk, children }: Pick<Content, 'risk'> & { children?: ReactNode }) {
  return (
    <aside
      aria-label={risk.title}
      data-risk=""
      className="rounded-card border-2 border-rose bg-white p-5 text-text max-sm:text-[0.9375rem] max-sm:leading-normal md:p-8"
    >
      <h2 className="heading-3">{risk.title}</h2>
      <div className="mt-2 grid gap-x-12 gap-y-3 md:mt-3 lg:grid-cols-2">
        <p className="max-w-[68ch]">
          <Words text={risk.terms} />
        </p>
        <ul className="grid max-w-[68ch] list-disc content-start gap-2 ps-5">
          {risk.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            <Words text={risk.meta} />
          </li>
        </ul>
        {children}
      </div>
    </aside>
  );
}
