import { Fold } from '@/components/ui/Fold';
import { Prose } from '@/components/ui/Prose';
import { Words } from '@/components/ui/Words';
import { markdownText, readMarkdown } from '@/lib/content/markdown';

/** How an answer begins: its first sentence, or two where one is a mere yes or no. */
const BEGINNING = /^.{5,}?\.(?=\s|$)/;

type Props = {
  question: string;
  /** The answer in a few words, which stands under the question while it is closed. */
  short?: string;
  answer: string;
  /** Questions of one group close each other. */
  group: string;
  /** Gives the question an address of its own, a link to it, and puts it into the search under a category. */
  searchable?: { slug: string; category: string; link: string };
};

/** One question that opens its answer, without script. */
export function Question({ question, short, answer, group, searchable }: Props) {
  const text = markdownText(answer);
  const [beginning = text] = BEGINNING.exec(text) ?? [];
  const whole = !short && beginning === text;
  return (
    <Fold
      title={question}
      gist={<Words text={short ?? beginning} />}
      name={group}
      id={searchable?.slug}
      data-question={question}
      data-faq-item={searchable?.category}
      className={`faq-row ${whole ? 'not-open:[&>summary>:last-child]:hidden' : ''}`}
    >
      <div className="pb-7 md:pe-16">
        <Prose html={readMarkdown(short ? `**${short}** ${answer}` : answer).html} />
        {searchable && (
          <a
            href={`#${searchable.slug}`}
            className="mt-2 inline-flex min-h-11 items-center print:hidden text-muted text-sm underline underline-offset-4 hover:text-text"
          >
            {searchable.link}
          </a>
        )}
      </div>
    </Fold>
  );
}
