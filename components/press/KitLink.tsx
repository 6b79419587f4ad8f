import { Person, type PersonProps } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { mediaKit } from '@/lib/site/press/media-kit';

type Props = Pick<Content, 'press'> & {
  /** The page's path, whose file the button then has. */
  page?: string;
  person: PersonProps;
};

/** The way from a page to the downloads of the press kit; not part of what is printed. */
export function KitLink({ press, page, person }: Props) {
  const words = press.words.kit;
  if (press.kit.length === 0) return null;
  const own = page && mediaKit(press.kit).find((file) => file.page === page);
  return (
    <p className="overflow-hidden bg-sun pt-9 text-ink print:hidden lg:pt-14">
      <span className="wrap grid items-center gap-x-10 gap-y-5 *:justify-self-start md:grid-cols-[1fr_auto]">
        <span className="heading-2 max-w-[18em] text-balance md:self-end">
          {own ? words.note : press.words.releases.kit}
        </span>
        <Person
          {...person}
          className="order-last -mt-4 h-52 -scale-x-100 justify-self-end! self-end md:mt-0 md:h-64 md:[grid-area:1/2/3/3] lg:mr-16"
        />
        <ButtonLink
          href={own ? own.href : '/press#media-kit'}
          download={own ? own.file : undefined}
          tone="ink"
          className="md:mb-14 md:self-start"
        >
          {own ? insert(words.own, own) : words.open}
        </ButtonLink>
      </span>
    </p>
  );
}
