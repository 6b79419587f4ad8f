import type { Content } from '@/lib/content';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { insert } from '@/lib/content/text/insert';
import { LinkList } from './LinkList';

type Props = {
  headings: readonly MarkdownHeading[];
  words: Pick<Content['navigation']['words']['page'], 'contents' | 'sections'>;
};

const LINK =
  '-ms-px flex min-h-11 items-center border-transparent py-1 text-[0.9375rem] text-muted leading-snug underline-offset-4 hover:border-leaf-deep hover:text-text hover:underline lg:border-s-2 lg:ps-4';

/** Links to the headings of a long text: beside it on wide screens, folded above it on narrow ones. */
export function Contents({ headings, words }: Props) {
  const links = headings.map(({ id, text }) => ({ href: `#${id}`, label: text }));
  return (
    <>
      <nav aria-label={words.contents} className="hidden lg:block print:hidden">
        <p className="mb-3 font-bold text-sm">{words.contents}</p>
        <LinkList links={links} className="border-rule border-s" link={LINK} />
      </nav>
      <details className="rounded-card border border-rule bg-white lg:hidden print:hidden">
        <summary className="fold-line flex min-h-13 px-5">
          {words.contents}
          <span aria-hidden="true" className="ms-auto font-normal text-muted text-sm">
            {insert(words.sections, { count: headings.length })}
          </span>
        </summary>
        <nav aria-label={words.contents}>
          <LinkList links={links} className="px-5 pb-4" link={LINK} />
        </nav>
      </details>
    </>
  );
}
