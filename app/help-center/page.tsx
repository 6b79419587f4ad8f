import { LuArrowDown } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { CategoryList } from '@/components/help-center/CategoryList';
import { Question } from '@/components/help-center/Question';
import { SearchBox } from '@/components/help-center/SearchBox';
import { SupportPanel } from '@/components/help-center/SupportPanel';
import { buttonClass } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { NoMatches } from '@/components/ui/NoMatches';
import { content } from '@/lib/content';
import { headOf } from '@/lib/site/head';
import { ALL, resultText } from '@/lib/site/help/faq-filter';
import { pageMetadata } from '@/lib/site/metadata';
import { faqPage } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/help-center');

/** The questions offered first, by slug. */
const COMMON = ['registration-fee', 'earnings-per-view', 'payout', 'screenshot-refused'];

export default function HelpCenterPage() {
  const all = content();
  const { faqs, site } = all;
  const { words } = faqs;
  const sorted = faqs.categories.length > 0;
  const categories = sorted
    ? faqs.categories
    : [{ id: ALL, title: words.categories.all, summary: '', desk: undefined }];
  const groups = categories.map((category) => ({
    ...category,
    questions: faqs.faqs.filter((faq) => !sorted || faq.category === category.id),
  }));
  const head = headOf('/help-center', all);
  const common = COMMON.flatMap((slug) => faqs.faqs.find((faq) => faq.slug === slug) ?? []);
  return (
    // What is found comes up under the field, which itself stays where it is.
    <div data-faq className="group/faq has-[#faq-query:not(:placeholder-shown)]:[&>section>div]:pb-8">
      <JsonLd data={faqPage(groups.flatMap(({ questions }) => questions))} />
      <Masthead
        {...head}
        family="paper"
        lead={<span className="block max-w-44 sm:max-w-none">{head.lead}</span>}
      >
        {/* Who answers stands behind the field as behind a counter. */}
        <div className="relative mt-14 print:hidden">
          <Person
            name="kevin"
            pose="desk"
            className="absolute right-0 bottom-full w-37 max-[19em]:hidden @max-[13em]/page:hidden sm:w-44 lg:right-12 lg:w-60"
          />
          {faqs.faqs.length > 0 && <SearchBox label={words.search.label} />}
          {common.length > 0 && (
            <nav
              aria-label={words.common.label}
              className="mt-6 peer-has-[input:not(:placeholder-shown)]:hidden"
            >
              <LinkList
                links={common.map(({ slug, question }) => ({
                  href: `#${slug}`,
                  label: (
                    <>
                      {question} <LuArrowDown aria-hidden="true" className="size-4 shrink-0" />
                    </>
                  ),
                }))}
                className="grid overflow-hidden rounded-card bg-white sm:grid-cols-2 sm:gap-3 sm:overflow-visible sm:rounded-none sm:bg-transparent lg:grid-cols-4"
                item="border-rule border-b last:border-0 sm:rounded-card sm:border-0 sm:bg-white"
                link="flex h-full min-h-13 items-center justify-between gap-3 rounded-card px-5 py-3 font-bold leading-snug hover:text-leaf-deep sm:py-4"
              />
            </nav>
          )}
        </div>
      </Masthead>
      {faqs.faqs.length > 0 && (
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-9 md:py-16 lg:gap-12 group-has-[#faq-query:not(:placeholder-shown)]/faq:gap-6 group-has-[#faq-query:not(:placeholder-shown)]/faq:pt-6">
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
              className="mb-6 text-muted text-sm group-has-[[data-faq-empty]:not([hidden])]/list:sr-only group-has-[#faq-query:placeholder-shown]/faq:sr-only"
            >
              {resultText(faqs.faqs.length, all.script.questions)}
            </p>
            {groups.map(({ id, title, summary, desk, questions }) => (
              <section
                key={id}
                id={id}
                data-faq-group={id}
                aria-labelledby={`${id}-title`}
                className="mb-10 gap-12 last:mb-0 sm:mb-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:border-text lg:border-t-2 [&[hidden]]:hidden"
              >
                <header className="flex items-center gap-4 border-text border-b-2 pb-3 sm:pb-4 lg:sticky lg:top-24 lg:block lg:self-start lg:border-0 lg:pt-5">
                  {desk && (
                    <Drawing
                      name={`desks/${desk}`}
                      className="size-14 shrink-0 rounded-control sm:size-16 lg:mb-5 lg:size-36 lg:rounded-card print:hidden"
                    />
                  )}
                  <div>
                    <h2 id={`${id}-title`} className="heading-3">
                      {title}
                    </h2>
                    <p className="mt-1 text-muted empty:hidden max-sm:hidden">{summary}</p>
                  </div>
                </header>
                <div>
                  {questions.map(({ slug, question, answer }) => (
                    <Question
                      key={slug}
                      question={question}
                      answer={answer}
                      group="faq"
                      searchable={{ slug, category: id, link: words.question.anchor }}
                    />
                  ))}
                </div>
              </section>
            ))}
            {/* Texts are those of the specification, section 2, "Help Center". Shown by the site script alone. */}
            <NoMatches
              data-faq-empty
              title={words.none.title}
              text={words.none.text}
              label={words.common.label}
              links={common.map(({ slug, question }) => ({ href: `#${slug}`, label: question }))}
            >
              <button type="button" data-faq-clear className={buttonClass('leaf-light', 'small')}>
                {words.none.all}
              </button>
            </NoMatches>
          </div>
        </div>
      )}
      <SupportPanel words={words.support} site={site} />
    </div>
  );
}
