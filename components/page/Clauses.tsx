import { Prose } from '@/components/ui/Prose';
import type { MarkdownHeading } from '@/lib/content/markdown';

type Props = { html: string; headings: readonly MarkdownHeading[] };

/**
 * A text of law: what stands before its first heading, and a fold for each clause, the first one open. An address leads to
 * what a fold holds, not to its heading, since browsers open a fold only for what is in it.
 */
export function Clauses({ html, headings }: Props) {
  const [before = '', ...texts] = html.split(/<h2.*?<\/h2>/s);
  return (
    <>
      <Prose html={before} className="mb-6 lg:mb-10 lg:text-xl" />
      {headings.map(({ id, text }, index) => (
        <details
          key={id}
          open={index === 0}
          className="open-without-script border-rule border-t last:border-b"
        >
          <summary className="opens flex min-h-16 py-3">
            <h2 className="heading-3 lg:max-w-[14em]">{text}</h2>
          </summary>
          <div id={id} className="relative pb-8 lg:-mt-11 lg:ms-[25rem] lg:max-w-[62ch] lg:pb-12 lg:text-lg">
            <Prose html={texts[index] ?? ''} />
          </div>
        </details>
      ))}
    </>
  );
}
