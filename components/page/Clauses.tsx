import { Person } from '@/components/art/cast/Person';
import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import type { MarkdownPage } from '@/lib/content';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

/** The gist of a clause: its first paragraph, where all of it is emphasised. */
const GIST = /^\s*<p><em>(.*?)<\/em><\/p>/s;

/** Of the parts, in turn: what is for earners is amber, what is for advertisers violet. */
const TONES = ['*:bg-leaf', '*:bg-sun', '*:bg-iris', '*:bg-text'];

type Props = {
  html: string;
  headings: readonly MarkdownHeading[];
  /** Who stands on the dashes of some of the parts. */
  beside: MarkdownPage['front']['beside'];
};

/**
 * A text of law: what stands before its first heading, the titles of its parts with a
 * dash for each clause in them, and a fold for each. An address leads to what a fold holds, not to its heading, since browsers open a fold only for
 * what is in it.
 */
export function Clauses({ html, headings, beside }: Props) {
  const [before = '', ...texts] = html.split(/<h[23] .*?<\/h[23]>/s);
  const clauses = headings
    .filter(({ depth }) => depth < 4)
    .map((heading, index) => ({ ...heading, text: texts[index] ?? '', title: heading.text }));
  const starts = clauses.flatMap(({ depth }, index) => (depth === 2 ? [index] : []));
  return (
    <>
      {before.trim() && <Prose html={before} className="lg:text-xl" />}
      {starts.map((start, part) => {
        const { id: name, title: heading } = clauses[start] ?? {};
        const folds = clauses.slice(start + 1, starts[part + 1]);
        const person = beside.find(({ chapter }) => chapter === part + 1);
        return (
          <section key={name} aria-labelledby={name}>
            <h2
              id={name}
              className={`${person ? 'flex items-end justify-between ' : ''}heading-3 text-2xl md:text-3xl`}
            >
              {heading}
              {person && 'pose' in person && (
                <Person
                  name={person.name}
                  pose={person.pose}
                  className="-mt-4 -mb-3 h-24 md:-mt-10 md:h-36"
                />
              )}
            </h2>
            <p
              aria-hidden="true"
              className={`mt-3 flex gap-1.5 *:h-1.5 *:grow ${TONES[part % TONES.length]}`}
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
