import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';

type Props = Pick<Content, 'press'> & {
  /** What stands beside the button, in place of that the page itself is in the kit. */
  note?: string;
};

/** The way from a page to the downloads of the press kit; not part of what is printed. */
export function KitLink({ press, note }: Props) {
  const words = press.words.kit;
  if (press.kit.length === 0) return null;
  return (
    <p className="bg-sun py-10 text-ink print:hidden md:py-14">
      <span className="wrap flex flex-wrap items-center justify-between gap-4">
        <span className="max-w-[24em] text-balance font-display text-2xl leading-snug">
          {note ?? words.note}
        </span>
        <ButtonLink href="/press#media-kit" tone="ink">
          {words.open}
        </ButtonLink>
      </span>
    </p>
  );
}
