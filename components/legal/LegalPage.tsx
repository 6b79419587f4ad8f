import { ContentsAside, ContentsDisclosure } from '@/components/ui/Contents';
import { Masthead } from '@/components/ui/Masthead';
import { Street } from '@/components/ui/PostalAddress';
import { Prose } from '@/components/ui/Prose';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { trailTo } from '@/lib/site/head';
import { pageAt } from '@/lib/site/pages';
import { webPage } from '@/lib/site/structured-data/web-page';
import { CountedRings } from './CountedRings';

type Props = {
  /** Name of the Markdown file in content/pages, which is the last part of the address too. */
  name: 'privacy-policy' | 'terms-of-service';
};

/** A legal text with its date, a summary, linked headings and the address of the company. */
export function LegalPage({ name }: Props) {
  const all = content();
  const { facts, legal, markdownPages, navigation, site } = all;
  const words = legal.page;
  const { title, lead, counted, brief } = legal[name];
  const page = markdownPages.get(name);
  if (!page) throw new Error(`content/pages/${name}.md  is missing`);
  const updated = facts.legalUpdated;
  const path = `/${name}`;
  const headings = page.headings.filter(({ depth }) => depth === 2);
  const contents = { headings, words: navigation.words.page };
  return (
    <>
      <Masthead
        family="paper"
        title={title}
        data={webPage(pageAt(path, all), all)}
        eyebrow={words.eyebrow}
        trail={trailTo(path, title, all)}
        lead={lead}
        aside={<CountedRings {...counted} />}
      >
        <p className="mt-4 text-sm md:mt-6">
          <Words text={words.updated} put={{ date: <time dateTime={updated.date}>{updated.text}</time> }} />
        </p>
      </Masthead>
      <div className="wrap grid gap-x-16 gap-y-10 grid-cols-[minmax(0,1fr)] py-12 md:py-20 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ContentsAside {...contents} />
          <ContentsDisclosure {...contents} />
        </div>
        <div>
          <section
            aria-labelledby="in-short"
            className="mb-12 rounded-card border border-rule bg-white p-6 md:p-8 print:border-0 print:p-0"
          >
            <h2 id="in-short" className="heading-3 mb-5">
              {words.short}
            </h2>
            <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              {brief.map(({ term, text }) => (
                <div key={term} className="border-leaf border-s-4 ps-4">
                  <dt className="font-bold">{term}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Prose html={page.html} />
          <address className="mt-12 max-w-[68ch] rounded-card bg-sand p-6 not-italic md:p-8">
            <strong className="block">{site.legalName}</strong>
            <Street address={site.address} />, {site.address.city}, {site.address.region}&nbsp;
            {site.address.postalCode}, {site.address.countryName}
            <br />
            <a href={mailtoHref(site.email)} className="text-link inline-flex min-h-11 items-center">
              {site.email}
            </a>
          </address>
        </div>
      </div>
    </>
  );
}
