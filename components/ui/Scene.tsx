import type { ReactNode } from 'react';
import { Person, type PersonProps } from '@/components/art/cast/Person';
import type { Audience } from '@/lib/content/schemas/common';

/** In the colour of whom a text is for. */
const GROUNDS: Record<Audience, string> = {
  earner: 'bg-sun text-ink',
  advertiser: 'bg-iris text-white',
  both: 'bg-ink text-white',
};
type Props = {
  of: Audience;
  /** Sanitized HTML. */
  sentence: string;
  person: PersonProps;
  /** What the person stands behind. */
  children?: ReactNode;
};

/** The last sentence that a text sets off, over the whole width: one of the cast says it. */
export function Scene({ of, sentence, person, children }: Props) {
  return (
    <div className={`scene overflow-hidden ${GROUNDS[of]}`}>
      <blockquote className="grid sm:grid-cols-[1fr_auto] sm:gap-8 print:block">
        <p
          className="self-center text-balance py-9 font-display font-extrabold text-[clamp(1.875rem,1.3rem+2.6vw,3.25rem)] leading-[1.06] tracking-tight lg:py-16"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with the text that it stands in
          dangerouslySetInnerHTML={{ __html: sentence }}
        />
        <Person
          {...person}
          disc={of === 'both'}
          className={`h-44 max-w-full self-end sm:mt-6 max-sm:ms-auto sm:h-56 lg:h-72 print:hidden ${of === 'both' ? '' : 'max-sm:-mt-7'}`}
        />
      </blockquote>
      {children && <div className="relative *:*:mt-0! [&_figcaption]:text-inherit">{children}</div>}
    </div>
  );
}
