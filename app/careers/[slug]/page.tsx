import { notFound } from 'next/navigation';
import { LuArrowRight } from 'react-icons/lu';
import { Accepting } from '@/components/art/app';
import { Person } from '@/components/art/cast/Person';
import { Hiring } from '@/components/careers/Hiring';
import { personAt } from '@/components/careers/people';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { trailTo } from '@/lib/site/head';
import { pageRoute } from '@/lib/site/page-route';
import { openingPath } from '@/lib/site/paths';
import { jobPosting } from '@/lib/site/structured-data/things';

const route = pageRoute('/careers/[slug]', OpeningPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;

function OpeningPage({ name, path }: { name: string; path: string }) {
  const all = content();
  const { careers, cast, site, today } = all;
  const words = careers.words.opening;
  const opening = careers.openings.find((one) => one.slug === name) ?? notFound();
  const person = personAt(careers.openings.indexOf(opening));
  const facts = [
    { term: words.where, text: opening.countries.join(', ') },
    { term: words.when, text: opening.hours },
    { term: words.pay, text: words.offer },
    { term: words.published, text: opening.sample ? '' : formatDay(opening.posted) },
  ].filter(({ text }) => text !== '');
  const apply = (
    <ButtonLink
      href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
      className="max-sm:w-full"
      data-track={`apply-${opening.slug}`}
    >
      {words.apply}
    </ButtonLink>
  );
  const others = careers.openings
    .filter((other) => other !== opening)
    .map(({ slug, title, team }) => ({
      href: openingPath(slug),
      label: (
        <>
          <span className="block text-muted">{team}</span>
          <span className="flex justify-between gap-3 font-display text-xl">
            {title} <LuArrowRight aria-hidden="true" className="size-6 shrink-0 text-leaf-deep" />
          </span>
        </>
      ),
    }));
  return (
    <>
      {!opening.sample && <JsonLd data={jobPosting(opening, site)} />}
      <Masthead
        eyebrow={`${opening.team} · ${careers.application.terms}`}
        title={opening.title}
        trail={trailTo(path, opening.title, all)}
        lead={opening.summary}
        picture={
          <div className="mt-10 flex grow justify-center md:mt-0 md:max-lg:max-w-80">
            <Person {...person} disc className="w-3/4 max-w-sm md:w-full" />
          </div>
        }
        layout="low"
        grounded
      >
        <div className="mt-6">{apply}</div>
      </Masthead>
      <aside aria-label={words.facts} className="border-rule border-t-12 border-t-sun-deep border-b">
        <div className="wrap py-6">
          <UnpublishedMark published={opening.posted} today={today} />
          <dl className="grid gap-x-12 gap-y-4 md:auto-cols-fr md:grid-flow-col">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd className="text-pretty font-bold md:text-lg">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </aside>
      <div className="wrap grid gap-x-12 gap-y-9 py-9 md:grid-cols-2 md:py-16 lg:grid-cols-3">
        {opening.about.length > 0 && (
          <div className="prose md:max-lg:col-span-2 lg:text-lg">
            <h2>{words.about}</h2>
            {opening.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <SampleLine of={[opening]} note={cast.samples.opening} />
          </div>
        )}
        <Points title={words.does} points={opening.does} />
        <Points title={words.brings} points={opening.brings} />
      </div>
      <section
        aria-labelledby="success"
        className="overflow-hidden border-sun-deep border-b-12 bg-sun text-ink"
      >
        <div className="wrap gap-12 md:flex">
          <div className="py-9 md:py-12">
            <h2 id="success" className="font-bold">
              {words.success}
            </h2>
            <p className="heading-2 mt-3 text-balance">{opening.success}</p>
          </div>
          {opening.screen && (
            <Accepting className="-mb-8 ms-auto w-[min(16rem,100%)] shrink-0 self-end md:pt-6 lg:w-88" />
          )}
        </div>
      </section>
      <Hiring careers={careers} site={site}>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
          {apply}
          <p className="max-w-[52ch]">{insert(words.mail, { careersEmail: site.careersEmail })}</p>
        </div>
      </Hiring>
      <Section title={words.others} ground="sand" of={others}>
        <LinkList
          links={others}
          className="grid gap-x-12 lg:grid-cols-3"
          item="border-text/25 border-t"
          link="block py-4 hover:text-leaf-deep"
        />
      </Section>
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="prose lg:text-lg">
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
