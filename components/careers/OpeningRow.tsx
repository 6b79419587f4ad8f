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
    <li className="relative grid gap-x-12 gap-y-3 px-5 py-6 md:grid-cols-[1fr_auto] md:px-10 md:py-9 lg:grid-cols-[1fr_20rem_auto]">
      <div>
        <p className="font-bold text-leaf-deep text-sm">
          {opening.team} · {careers.application.terms}
        </p>
        <h3 className="heading-2 mt-1 max-lg:text-[min(1.75rem,8.5vw)] lg:text-4xl">
          <a href={openingPath(opening.slug)} className="after:absolute after:inset-0 hover:underline">
            {start}
            <span className="whitespace-nowrap">
              {end} <LuArrowRight aria-hidden="true" className="inline size-7 text-leaf-deep" />
            </span>
          </a>
        </h3>
        <p className="mt-2 max-w-[52ch] text-balance max-md:text-base">{opening.summary}</p>
      </div>
      <dl className="grid content-start gap-x-8 gap-y-2 text-base md:max-lg:order-last md:max-lg:col-span-full md:max-lg:grid-cols-2 lg:mt-8">
        <Term term={words.where} Icon={LuMapPin} text={countries} />
        <Term term={words.when} Icon={LuClock} text={opening.hours} />
      </dl>
      <a
        href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
        className={`relative justify-self-start self-center max-md:mt-1 ${buttonClass('outline-light', 'small')}`}
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
