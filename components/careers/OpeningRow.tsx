import type { IconType } from 'react-icons';
import { LuClock, LuMail, LuMapPin } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content, Opening } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';
import { openingPath } from '@/lib/site/paths';

type Props = { opening: Opening } & Pick<Content, 'careers' | 'site'>;

/** One opening in the list: what it is, and the two things to do about it. */
export function OpeningRow({ opening, careers, site }: Props) {
  const words = careers.words.opening;
  return (
    <li className="grid gap-x-12 gap-y-6 p-6 md:p-10 lg:grid-cols-[1fr_auto] lg:items-center">
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <strong className="text-leaf-deep">{opening.team}</strong>
          <span className="text-muted">{careers.application.terms}</span>
        </p>
        <h3 className="heading-3 mt-3 md:text-[1.75rem]">
          <a href={openingPath(opening.slug)} className="hover:text-leaf-deep hover:underline">
            {opening.title}
          </a>
        </h3>
        <p className="mt-2 max-w-[60ch] text-muted">{opening.summary}</p>
        <dl className="mt-4 grid gap-2">
          <Term term={words.where} Icon={LuMapPin} text={opening.countries.join(', ')} />
          <Term term={words.when} Icon={LuClock} text={opening.hours} />
        </dl>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 lg:flex-col">
        <ButtonLink
          href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
          tone="outline-light"
          size="small"
          data-track={`apply-${opening.slug}`}
        >
          <LuMail aria-hidden="true" className="size-4 max-sm:hidden" />
          {words.apply}
        </ButtonLink>
        <a
          href={openingPath(opening.slug)}
          aria-label={insert(words.readOf, { title: opening.title })}
          className="text-link inline-flex min-h-11 items-center justify-center"
        >
          {words.read}
        </a>
      </div>
    </li>
  );
}

function Term({ term, Icon, text }: { term: string; Icon: IconType; text: string }) {
  if (!text) return null;
  return (
    <div className="flex gap-3">
      <dt>
        <Icon aria-hidden="true" className="mt-1 size-5 text-leaf-deep" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
