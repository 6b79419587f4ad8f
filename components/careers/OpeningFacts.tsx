import { LuMail } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { applicationHref, WORK_TERMS } from '@/lib/careers/application';
import { content, type Opening } from '@/lib/content';
import { formatDay } from '@/lib/text/dates';

/** The terms of an opening at a glance, with the way to apply. */
export function OpeningFacts({ opening }: { opening: Opening }) {
  const { site } = content();
  const facts = [
    { term: 'Terms', text: WORK_TERMS },
    { term: 'Team', text: opening.team },
    { term: 'Where you live', text: opening.countries.join(', ') },
    { term: 'When you work', text: opening.hours },
    { term: 'Published', text: formatDay(opening.posted) },
  ];
  return (
    <aside
      aria-label="At a glance"
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
        href={applicationHref(opening, site)}
        className="mt-7 w-full"
        data-track={`apply-${opening.slug}`}
      >
        <LuMail aria-hidden="true" className="size-4" />
        Apply by email
      </ButtonLink>
      <p className="mt-3 text-muted text-sm">
        Opens your mail program with the subject and a few questions ready. No mail program? Write to{' '}
        {site.careersEmail}.
      </p>
    </aside>
  );
}
