import { ButtonLink } from '@/components/ui/ButtonLink';
import { PlainEnd } from '@/components/ui/PlainEnd';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { mediaKit } from '@/lib/site/press/media-kit';

type Props = Pick<Content, 'press'> & {
  /** The page's path, whose file the button then has. */
  page?: string;
};

/** The way from a page to the downloads of the press kit; not part of what is printed. */
export function KitLink({ press, page }: Props) {
  const words = press.words.kit;
  if (press.kit.length === 0) return null;
  const own = page ? mediaKit(press.kit).find((file) => file.page === page) : undefined;
  return (
    <PlainEnd
      title={own ? words.note : press.words.releases.kit}
      text={own ? undefined : press.words.releases.kitText}
    >
      <ButtonLink href={own ? own.href : '/press#media-kit'} download={own?.file} tone="leaf-light">
        {own ? insert(words.own, own) : words.open}
      </ButtonLink>
    </PlainEnd>
  );
}
