type Props = { label: string; questions: readonly { slug: string; question: string }[] };

/** The questions that most visitors come with, one press away. */
export function CommonQuestions({ label, questions }: Props) {
  return (
    <nav aria-label={label} className="mt-6 peer-has-[input:not(:placeholder-shown)]:hidden">
      <ul className="flex flex-wrap gap-2">
        {questions.map(({ slug, question }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="inline-flex min-h-11 items-center rounded-control border border-text/25 bg-white px-3.5 py-2 text-[0.9375rem] transition-colors hover:border-text"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
