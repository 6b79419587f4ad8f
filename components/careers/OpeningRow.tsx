import type { IconType } from 'react-icons';
import { LuArrowRight, LuClock, LuMapPin } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Person';
import type { Content, Opening } from '@/lib/content';
import type { CastName } from '@/lib/content/schemas/drawings';
import { letterHref } from '@/lib/content/text/contact-links';
import { openingPath } from '@/lib/site/paths';

type Props = { opening: Opening; face: CastName } & Pick<Content, 'careers' | 'site'>;

/** One opening in the list: what it is, and the two things to do about it. Phones leave the rest to its page. */
export function OpeningRow({ opening, face, careers, site }: Props) {
  const words = careers.words.opening;
  /** The arrow stays with the last word. */
  const [, start, end] = /^(.*?)(\S*)$/.exec(opening.title) ?? [];
  const countries = opening.countries.map((name) => name.replaceAll(' ', '\u00a0')).join(', ');
  return (
    <li className="relative grid @max-[17em]/page:block grid-cols-[auto_1fr] gap-x-3 px-5 pt-5 pb-2 md:grid-cols-[auto_1fr_auto] md:gap-x-6 md:px-10 md:py-8 lg:grid-cols-[auto_1fr_17rem_auto] lg:gap-x-8">
      <Avatar name={face} className="mb-2 size-12 md:size-20" />
      <div className="md:max-lg:col-span-2">
        <p className="font-bold text-leaf-deep text-sm">{`${opening.team} · ${careers.application.terms}`}</p>
        <h3 className="heading-3 mt-0.5 md:text-3xl">
          <a href={openingPath(opening.slug)} className="after:absolute after:inset-0 hover:underline">
            {start}
            <span className="whitespace-nowrap">
              {`${end} `}
              <LuArrowRight aria-hidden="true" className="inline size-6 text-leaf-deep" />
            </span>
          </a>
        </h3>
        <p className="mt-2 max-w-[52ch] text-balance max-md:hidden">{opening.summary}</p>
      </div>
      <dl className="col-start-2 mt-1 grid content-start gap-y-2 text-base md:mt-3 lg:col-start-3 lg:mt-7">
        <Term term={words.where} Icon={LuMapPin} text={countries} />
        <Term term={words.when} Icon={LuClock} text={opening.hours} className="max-md:hidden" />
      </dl>
      <a
        href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
        className="relative col-start-2 inline-flex min-h-11 items-center self-end justify-self-start font-bold underline underline-offset-4 hover:text-leaf-deep md:col-start-3 lg:col-start-4 lg:mt-5 lg:self-start"
        data-track={`apply-${opening.slug}`}
      >
        {words.apply}
      </a>
    </li>
  );
}

type TermProps = { term: string; Icon: IconType; text: string; className?: string };

function Term({ term, Icon, text, className = '' }: TermProps) {
  if (!text) return null;
  return (
    <div className={`flex gap-2 ${className}`}>
      <dt className="shrink-0">
        <Icon aria-hidden="true" className="mt-1 size-5 text-leaf-deep" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
