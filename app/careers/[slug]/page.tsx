import { notFound } from 'next/navigation';
import { LuArrowRight, LuMail } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Hiring } from '@/components/careers/Hiring';
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

/** Who stands at the head of each opening, in the openings' order. */
const PEOPLE = [
  { name: 'wanjiru', pose: 'desk' },
  { name: 'samuel', pose: 'call' },
  { name: 'amina', pose: 'folded' },
  { name: 'kwame', pose: 'laughing' },
] as const;

const route = pageRoute('/careers/[slug]', OpeningPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;

function OpeningPage({ name, path }: { name: string; path: string }) {
  const all = content();
  const { careers, cast, site, today } = all;
  const words = careers.words.opening;
  const opening = careers.openings.find((one) => one.slug === name) ?? notFound();
  const person = PEOPLE[careers.openings.indexOf(opening) % PEOPLE.length] ?? PEOPLE[0];
  const facts = [
    { term: words.where, text: opening.countries.join(', ') },
    { term: words.when, text: opening.hours },
    { term: words.published, text: opening.sample ? '' : formatDay(opening.posted) },
  ].filter(({ text }) => text !== '');
  const apply = (
    <ButtonLink
      href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
      className="max-sm:w-full"
      data-track={`apply-${opening.slug}`}
    >
      <LuMail aria-hidden="true" className="size-4" />
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
          <span className="flex items-center justify-between gap-3 font-display text-xl underline-offset-4 hover:underline">
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
          <div className="relative mt-10 flex grow justify-center pb-3 after:absolute after:-inset-x-[100vw] after:bottom-0 after:h-3 after:bg-sun-deep md:mt-0 md:max-lg:max-w-80">
            <Person {...person} disc className="w-3/4 max-w-sm [clip-path:inset(-9%_-9%_0)] lg:w-full" />
          </div>
        }
        layout="low"
        grounded
      >
        <div className="mt-6">{apply}</div>
      </Masthead>
      <aside aria-label={words.facts} className="border-rule border-b">
        <div className="wrap grid gap-x-12 gap-y-1 py-6 md:py-8 lg:grid-cols-3">
          <UnpublishedMark published={opening.posted} today={today} />
          <dl className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:col-span-2">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd className="text-pretty font-bold md:text-lg">{text}</dd>
              </div>
            ))}
          </dl>
          <SampleLine of={[opening]} note={cast.samples.opening} className="lg:mt-0" />
        </div>
      </aside>
      <div className="wrap grid gap-x-12 gap-y-9 py-9 md:grid-cols-2 md:gap-y-12 md:py-16 lg:grid-cols-3 lg:py-20">
        {opening.about.length > 0 && (
          <div className="prose md:max-lg:col-span-2 lg:text-lg">
            <h2>{words.about}</h2>
            {opening.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <Points title={words.does} points={opening.does} />
        <Points title={words.brings} points={opening.brings} />
      </div>
      <section aria-labelledby="success" className="bg-sun py-9 text-ink md:py-24">
        <div className="wrap items-center justify-between gap-12 md:flex">
          <div>
            <h2 id="success" className="font-bold md:text-lg">
              {words.success}
            </h2>
            <p className="heading-2 mt-3 max-w-[16em] text-balance md:mt-5 lg:text-6xl">{opening.success}</p>
          </div>
          {opening.picture && (
            <Drawing name={opening.picture} className="mx-auto mt-6 h-36 shrink-0 md:mx-0 md:h-72 lg:h-96" />
          )}
        </div>
      </section>
      <Hiring careers={careers} site={site}>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-14">
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
