import { ButtonLink } from '@/components/ui/ButtonLink';
import { content } from '@/lib/content';

type Props = {
  /** What analytics calls a press on the first button. */
  track: string;
};

/** The two things to do at the head of a page for earners whose calculator stands at `#calculator`. */
export function EarnerActions({ track }: Props) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={content().site.storeUrl} tone="ink" data-track={track}>
        Start Earning Today
      </ButtonLink>
      <ButtonLink href="#calculator" tone="outline-ink">
        Work out your month
      </ButtonLink>
    </div>
  );
}
