import type { IconType } from 'react-icons';
import { LuArrowRight, LuClock, LuMapPin } from 'react-icons/lu';
import type { Content, Opening } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { openingPath } from '@/lib/site/paths';

type Props = { opening: Opening } & Pick<Content, 'careers' | 'site'>;

/** One opening in the list: what it is, and the two things to do about it. */
export function OpeningRow({ opening, careers, site }: Props) {
  const words = careers.words.opening;
  return (
    <li className="relative grid gap-x-12 gap-y-3 px-5 py-6 md:px-10 md:py-7 lg:grid-cols-[1fr_auto]">
      <div>
        <p className="font-bold text-leaf-deep text-sm">
          {opening.team} · {careers.application.terms}
        </p>
        <h3 className="heading-3 mt-1 md:text-[1.75rem]">
          <a
            href={openingPath(opening.slug)}
            className="flex items-center gap-3 after:absolute after:inset-0 hover:underline"
          >
            {opening.title} <LuArrowRight aria-hidden="true" className="size-6 shrink-0 text-leaf-deep" />
          </a>
        </h3>
        <p className="mt-2 text-muted">{opening.summary}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 lg:col-span-2 lg:row-start-2">
        <Term term={words.where} Icon={LuMapPin} text={opening.countries.join(', ')} />
        <Term term={words.when} Icon={LuClock} text={opening.hours} />
      </dl>
      <a
        href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
        className="text-link relative inline-flex min-h-11 items-center justify-self-start lg:mt-6 lg:self-start"
        data-track={`apply-${opening.slug}`}
      >
        {words.apply}
      </a>
    </li>
  );
}

function Term({ term, Icon, text }: { term: string; Icon: IconType; text: string }) {
  if (!text) return null;
  return (
    <div className="flex gap-2">
      <dt>
        <Icon aria-hidden="true" className="mt-1 size-5 text-leaf-deep" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
