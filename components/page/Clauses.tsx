import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

/** The gist of a clause: its first paragraph, where all of it is emphasised. */
const GIST = /^\s*<p><em>(.*?)<\/em><\/p>/s;

/** Of the parts, in turn: what is for earners is amber, what is for advertisers violet. */
const TONES = ['*:bg-leaf', '*:bg-sun', '*:bg-iris', '*:bg-text'];

type Props = { html: string; headings: readonly MarkdownHeading[] };

/**
 * A text of law: what stands before its first heading, the titles of its parts with a
 * dash for each clause in them, and a fold for each. An address leads to what a fold holds, not to its heading, since browsers open a fold only for
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
      {starts.map((start, part) => {
        const { id: name, title: heading } = clauses[start] ?? {};
        const folds = clauses.slice(start + 1, starts[part + 1]);
        return (
          <section key={name} aria-labelledby={name} className="mt-6 md:mt-12">
            <h2 id={name} className="heading-3 text-2xl md:text-3xl">
              {heading}
            </h2>
            <p
              aria-hidden="true"
              className={`mt-3 flex gap-1.5 *:h-1.5 *:flex-1 ${TONES[part % TONES.length]}`}
            >
              {folds.map(({ id }) => (
                <span key={id} />
              ))}
            </p>
            {folds.map(({ id, title, text }) => (
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
          </section>
        );
      })}
    </>
  );
}

function Gist({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
  return <span dangerouslySetInnerHTML={{ __html: tiedHtml(html) }} />;
}
