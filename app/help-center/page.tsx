import { Figure } from '@/components/art/cast/Figure';
import { CategoryList } from '@/components/help-center/CategoryList';
import { CommonQuestions } from '@/components/help-center/CommonQuestions';
import { NoResults } from '@/components/help-center/NoResults';
import { Question } from '@/components/help-center/Question';
import { SearchBox } from '@/components/help-center/SearchBox';
import { SupportPanel } from '@/components/help-center/SupportPanel';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { headOf } from '@/lib/site/head';
import { ALL, resultText } from '@/lib/site/help/faq-filter';
import { pageMetadata } from '@/lib/site/metadata';
import { faqPage } from '@/lib/site/structured-data/faq-page';

export const metadata = pageMetadata('/help-center');

/** The questions offered first, by slug. */
const COMMON = ['registration-fee', 'earnings-per-view', 'payout', 'screenshot-refused'];

export default function HelpCenterPage() {
  const all = content();
  const { faqs, site } = all;
  const { words } = faqs;
  const sorted = faqs.categories.length > 0;
  const categories = sorted ? faqs.categories : [{ id: ALL, title: words.categories.all, summary: '' }];
  const groups = categories.map((category) => ({
    ...category,
    questions: faqs.faqs.filter((faq) => !sorted || faq.category === category.id),
  }));
  const head = headOf('/help-center', all);
  const common = COMMON.flatMap((slug) => faqs.faqs.find((faq) => faq.slug === slug) ?? []);
  return (
    <div data-faq>
      <JsonLd data={faqPage(groups.flatMap(({ questions }) => questions))} />
      <Masthead
        {...head}
        family="paper"
        lead={<span className="block max-w-48 sm:max-w-none">{head.lead}</span>}
      >
        {/* Who answers stands behind the field as behind a counter. */}
        <div className="relative lg:mt-14">
          <Figure
            name="faith"
            pose="folded"
            className="absolute right-0 bottom-full w-36 max-[19em]:hidden @max-[13em]/page:hidden sm:w-44 lg:right-16 lg:w-60"
          />
          {faqs.faqs.length > 0 && <SearchBox label={words.search.label} />}
          {common.length > 0 && <CommonQuestions label={words.common.label} questions={common} />}
        </div>
      </Masthead>
      {faqs.faqs.length > 0 && (
        <div
          className={`wrap grid gap-8 py-12 md:py-20 lg:gap-20 ${sorted ? 'lg:grid-cols-[17rem_1fr]' : ''}`}
        >
          {sorted && (
            <CategoryList
              categories={groups.map(({ id, title, questions }) => ({ id, title, count: questions.length }))}
              total={faqs.faqs.length}
              words={words.categories}
            />
          )}
          <div id="questions" className="group/list min-w-0">
            <p
              role="status"
              data-faq-status
              suppressHydrationWarning
              className="mb-6 text-muted text-sm group-has-[[data-faq-empty]:not([hidden])]/list:sr-only"
            >
              {resultText(faqs.faqs.length, all.script.questions)}
            </p>
            {groups.map(({ id, title, summary, questions }) => (
              <section
                key={id}
                id={id}
                data-faq-group={id}
                aria-labelledby={`${id}-title`}
                className="mb-14 last:mb-0"
              >
                <header className="border-text border-b-2 pb-4">
                  <h2 id={`${id}-title`} className="heading-3">
                    {title}
                  </h2>
                  <p className="mt-1 text-muted empty:hidden">{summary}</p>
                </header>
                {questions.map(({ slug, question, answer }) => (
                  <Question
                    key={slug}
                    question={question}
                    answer={answer}
                    group="faq"
                    searchable={{ slug, category: id, link: words.question.anchor }}
                  />
                ))}
              </section>
            ))}
            <NoResults words={words.none} />
          </div>
        </div>
      )}
      <SupportPanel words={words.support} site={site} />
    </div>
  );
}
