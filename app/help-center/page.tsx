import { Person } from '@/components/art/cast/Person';
import { CategoryList } from '@/components/help-center/CategoryList';
import { Question } from '@/components/help-center/Question';
import { SearchBox } from '@/components/help-center/SearchBox';
import { SupportPanel } from '@/components/help-center/SupportPanel';
import { buttonClass } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
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
          <Person
            name="faith"
            pose="folded"
            className="absolute right-0 bottom-full w-28 max-[19em]:hidden @max-[13em]/page:hidden sm:w-44 lg:right-16 lg:w-60"
          />
          {faqs.faqs.length > 0 && <SearchBox label={words.search.label} />}
          {common.length > 0 && (
            <nav
              aria-label={words.common.label}
              className="mt-6 peer-has-[input:not(:placeholder-shown)]:hidden"
            >
              <LinkList
                links={common.map(({ slug, question }) => ({ href: `#${slug}`, label: question }))}
                className="grid gap-2 sm:flex sm:flex-wrap"
                link="flex min-h-11 items-center rounded-control border border-text/25 bg-white px-3.5 py-2 text-sm transition-colors hover:border-text sm:text-[0.9375rem]"
              />
            </nav>
          )}
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
            {/* Texts are those of the specification, section 2, "Help Center". Shown by the site script alone. */}
            <div
              data-faq-empty
              hidden
              className="overflow-hidden rounded-panel bg-sand px-6 pt-8 pb-12 text-center"
            >
              <Person name="samuel" pose="sit" className="mx-auto w-44" />
              <h2 className="heading-3 border-rule border-t-2 pt-6">{words.none.title}</h2>
              <p className="mx-auto mt-3 max-w-[46ch] text-muted">{words.none.text}</p>
              <button type="button" data-faq-clear className={`mt-7 ${buttonClass('leaf-light', 'small')}`}>
                {words.none.all}
              </button>
            </div>
          </div>
        </div>
      )}
      <SupportPanel words={words.support} site={site} />
    </div>
  );
}
