import type { IconType } from 'react-icons';
import { LuArrowRight, LuClock, LuMapPin } from 'react-icons/lu';
import { buttonClass } from '@/components/ui/ButtonLink';
import type { Content, Opening } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { openingPath } from '@/lib/site/paths';

type Props = { opening: Opening } & Pick<Content, 'careers' | 'site'>;

/** One opening in the list: what it is, and the two things to do about it. */
export function OpeningRow({ opening, careers, site }: Props) {
  const words = careers.words.opening;
  /** The arrow stays with the last word. */
  const [, start, end] = /^(.*?)(\S*)$/.exec(opening.title) ?? [];
  const countries = opening.countries.map((name) => name.replaceAll(' ', '\u00a0')).join(', ');
  return (
    <li className="relative grid gap-x-12 gap-y-2 px-5 py-5 md:grid-cols-[1fr_15rem] md:gap-y-3 md:px-10 md:py-7 lg:grid-cols-[1fr_22rem_auto]">
      <div className="md:max-lg:row-span-2">
        <p className="font-bold text-leaf-deep text-sm">
          {opening.team} · {careers.application.terms}
        </p>
        <h3 className="heading-3 mt-1 lg:text-[1.75rem]">
          <a href={openingPath(opening.slug)} className="after:absolute after:inset-0 hover:underline">
            {start}
            <span className="whitespace-nowrap">
              {end} <LuArrowRight aria-hidden="true" className="ms-1.5 inline size-6 text-leaf-deep" />
            </span>
          </a>
        </h3>
        <p className="mt-1 text-pretty text-muted max-md:text-[0.9375rem] md:mt-2">{opening.summary}</p>
      </div>
      <dl className="grid content-start gap-y-2 md:mt-6 max-md:text-[0.9375rem]">
        <Term term={words.where} Icon={LuMapPin} text={countries} />
        <Term term={words.when} Icon={LuClock} text={opening.hours} />
      </dl>
      <a
        href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
        className={`relative justify-self-start max-md:mt-1 self-start lg:mt-5 ${buttonClass('outline-light', 'small')}`}
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
