import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

/** The gist of a clause: its first paragraph, where all of it is emphasised. */
const GIST = /^\s*<p><em>(.*?)<\/em><\/p>/s;

type Props = { html: string; headings: readonly MarkdownHeading[] };

/**
 * A text of law: what stands before its first heading, the titles of its parts, and a
 * fold for each clause in them. An address leads to what a fold holds, not to its heading, since browsers open a fold only for
 * what is in it.
 */
export function Clauses({ html, headings }: Props) {
  const [before = '', ...texts] = html.split(/<h[23] .*?<\/h[23]>/s);
  const clauses = headings
    .filter(({ depth }) => depth < 4)
    .map((heading, index) => ({ ...heading, text: texts[index] ?? '', title: heading.text }));
  const starts = clauses.flatMap(({ depth }, index) => (depth === 2 ? [index] : []));
  return (
    <>
      <Prose html={before} className="lg:text-xl" />
      {starts.map((start, part) => (
        <section key={clauses[start]?.id} aria-labelledby={clauses[start]?.id} className="mt-9 md:mt-12">
          <h2 id={clauses[start]?.id} className="heading-3 border-text border-b-2 pb-3 text-2xl md:text-3xl">
            {clauses[start]?.title}
          </h2>
          <div>
            {clauses.slice(start + 1, starts[part + 1]).map(({ id, title, text }) => (
              <Fold
                key={id}
                title={title}
                heading
                gist={<Gist html={GIST.exec(text)?.[1]} />}
                className="open-without-script"
              >
                <div id={id} className="pb-8 md:pe-16 lg:ps-[38%] lg:pb-10 lg:text-lg">
                  <Prose html={text.replace(GIST, '')} />
                </div>
              </Fold>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Gist({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
  return <span dangerouslySetInnerHTML={{ __html: tiedHtml(html) }} />;
}
