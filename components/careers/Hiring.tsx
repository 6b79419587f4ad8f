import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** What follows an application, step by step. */
export function Hiring({
  careers,
  site,
  children,
}: Pick<Content, 'careers' | 'site'> & { children?: ReactNode }) {
  const { hiring } = careers.words;
  return (
    <Section
      title={hiring.title}
      of={careers.hiring}
      ground="ink"
      lead={insert(hiring.lead, { careersEmail: site.careersEmail })}
    >
      <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {careers.hiring.map(({ title, text }, index) => (
          <li key={title} data-reveal className="max-sm:flex max-sm:gap-5">
            <StepRing
              step={index + 1}
              of={careers.hiring.length}
              className="size-16 text-leaf sm:size-20"
              trackClassName="text-line"
            />
            <div className="min-w-0 sm:mt-5">
              <h3 className="font-display text-white text-xl">{title}</h3>
              <p className="mt-2 max-w-[34ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
