import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** What follows an application, step by step: in a word where there is something to do about it. */
export function Hiring({
  careers,
  site,
  children,
}: Pick<Content, 'careers' | 'site'> & { children?: ReactNode }) {
  const { hiring } = careers.words;
  const brief = children !== undefined;
  return (
    <Section
      title={hiring.title}
      of={careers.hiring}
      lead={insert(hiring.lead, { careersEmail: site.careersEmail })}
    >
      <ol
        className={`grid gap-x-10 md:grid-cols-2 ${brief ? 'gap-y-4 lg:grid-cols-4' : 'gap-y-6 md:gap-y-10'}`}
      >
        {careers.hiring.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex gap-4 border-rule border-t pt-4 md:pt-6 ${brief ? '' : 'md:gap-6'}`}
          >
            <b
              aria-hidden="true"
              className={`min-w-[0.7em] text-leaf-deep ${brief ? 'heading-3' : 'heading-1'}`}
            >
              {index + 1}
            </b>
            <div>
              <h3 className="heading-3">{title}</h3>
              {!brief && <p className="mt-1 max-w-[40ch] text-balance md:text-lg">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
