import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';

/** The way from a page of the press kit to its downloads; not part of what is printed. */
export function KitLink({ press }: Pick<Content, 'press'>) {
  const words = press.words.kit;
  if (press.kit.length === 0) return null;
  return (
    <p className="bg-sand py-10 print:hidden">
      <span className="wrap flex flex-wrap items-center justify-between gap-4">
        {words.note}
        <ButtonLink href="/press#media-kit">{words.open}</ButtonLink>
      </span>
    </p>
  );
}
