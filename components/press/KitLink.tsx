import { Person, type PersonProps } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LastScene } from '@/components/ui/LastScene';
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
  const own = page ? mediaKit(press.kit).find((file) => file.page === page) : undefined;
  return (
    <div className="print:hidden">
      <LastScene
        title={own ? words.note : press.words.releases.kit}
        text={own ? undefined : press.words.releases.kitText}
        ground="bg-sun"
        picture={<Person {...person} className="h-52 -scale-x-100 md:h-64 lg:h-80" />}
      >
        <ButtonLink href={own ? own.href : '/press#media-kit'} download={own?.file} tone="ink">
          {own ? insert(words.own, own) : words.open}
        </ButtonLink>
      </LastScene>
    </div>
  );
}
