import { ButtonLink } from '@/components/ui/ButtonLink';
import { content } from '@/lib/content';

type Props = {
  /** What analytics calls a press on the first button. */
  track: string;
};

/** The two things to do at the head of a page for earners whose calculator stands at `#calculator`. */
export function EarnerActions({ track }: Props) {
  const words = content().calculator.actions;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={content().site.storeUrl} tone="ink" data-track={track}>
        {content().navigation.words.actions.earn}
      </ButtonLink>
      <ButtonLink href="#calculator" tone="outline-ink">
        {words.month}
      </ButtonLink>
    </div>
  );
}
