import { ButtonLink } from '@/components/ui/ButtonLink';

type Props = {
  /** What analytics calls a press on the first button. */
  track: string;
  href: string;
  words: { earn: string; month: string };
};

/** The two things to do at the head of a page for earners whose calculator stands at `#calculator`. */
export function EarnerActions({ track, href, words }: Props) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
      <ButtonLink href={href} tone="ink" data-track={track}>
        {words.earn}
      </ButtonLink>
      <ButtonLink href="#calculator" tone="outline-ink">
        {words.month}
      </ButtonLink>
    </div>
  );
}
