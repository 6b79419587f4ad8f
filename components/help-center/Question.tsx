import { LuPlus } from 'react-icons/lu';
import { Prose } from '@/components/ui/Prose';
import { readMarkdown } from '@/lib/content/markdown';

type Props = {
  question: string;
  answer: string;
  /** Questions of one group close each other. */
  group: string;
  /** Gives the question an address of its own, a link to it, and puts it into the search under a category. */
  searchable?: { slug: string; category: string; link: string };
};

/** One question that opens its answer, without script. */
export function Question({ question, answer, group, searchable }: Props) {
  return (
    <details
      name={group}
      id={searchable?.slug}
      data-question
      data-faq-item={searchable?.category}
      className="question group/question border-rule border-b"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold leading-snug md:gap-6 md:py-4 md:text-lg transition-colors hover:text-leaf-deep [&::-webkit-details-marker]:hidden">
        {question}
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full border border-rule bg-white transition-[rotate,background-color] duration-200 group-open/question:rotate-45 group-open/question:border-transparent group-open/question:bg-leaf"
        >
          <LuPlus className="size-4" />
        </span>
      </summary>
      <div className="pb-7 md:pe-16">
        <Prose html={readMarkdown(answer).html} />
        {searchable && (
          <a
            href={`#${searchable.slug}`}
            className="mt-2 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-text"
          >
            {searchable.link}
          </a>
        )}
      </div>
    </details>
  );
}
