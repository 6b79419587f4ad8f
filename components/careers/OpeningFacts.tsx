import { LuMail } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content, Opening } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

type Props = { opening: Opening } & Pick<Content, 'careers' | 'site'>;

/** The terms of an opening at a glance, with the way to apply. */
export function OpeningFacts({ opening, careers, site }: Props) {
  const words = careers.words.opening;
  const facts = [
    { term: words.terms, text: careers.application.terms },
    { term: words.team, text: opening.team },
    { term: words.where, text: opening.countries.join(', ') },
    { term: words.when, text: opening.hours },
    { term: words.published, text: formatDay(opening.posted) },
  ].filter(({ text }) => text !== '');
  return (
    <aside
      aria-label={words.label}
      className="rounded-card border border-rule bg-white p-6 md:p-8 lg:sticky lg:top-24 lg:self-start"
    >
      <dl className="grid gap-4">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-bold">{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
        className="mt-7 w-full"
        data-track={`apply-${opening.slug}`}
      >
        <LuMail aria-hidden="true" className="size-4" />
        {words.apply}
      </ButtonLink>
      <p className="mt-3 text-muted text-sm">{insert(words.mail, { careersEmail: site.careersEmail })}</p>
    </aside>
  );
}
