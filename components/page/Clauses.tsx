import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

/** The gist of a clause: its first paragraph, where all of it is emphasised. */
const GIST = /^\s*<p><em>(.*?)<\/em><\/p>/s;

type Props = { html: string; headings: readonly MarkdownHeading[] };

/**
 * A text of law: what stands before its first heading, the titles of its parts, and a fold for each clause in them. An
 * address leads to what a fold holds, not to its heading, since browsers open a fold only for what is in it.
 */
export function Clauses({ html, headings }: Props) {
  const [before = '', ...texts] = html.split(/<h[23] .*?<\/h[23]>/s);
  return (
    <>
      <Prose html={before} className="lg:text-xl" />
      {headings
        .filter(({ depth }) => depth < 4)
        .map(({ id, depth, text }, index) =>
          depth === 2 ? (
            <h2 key={id} id={id} className="heading-3 mt-12 border-text border-b-2 pb-3 text-2xl md:text-4xl">
              {text}
            </h2>
          ) : (
            <Fold
              key={id}
              title={text}
              heading
              gist={<Gist html={GIST.exec(texts[index] ?? '')?.[1]} />}
              className="open-without-script"
            >
              <div id={id} className="pb-8 md:pe-16 lg:pb-10 lg:text-lg">
                <Prose html={(texts[index] ?? '').replace(GIST, '')} />
              </div>
            </Fold>
          ),
        )}
    </>
  );
}

function Gist({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
  return <span dangerouslySetInnerHTML={{ __html: tiedHtml(html) }} />;
}
