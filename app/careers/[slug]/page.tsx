import { notFound } from 'next/navigation';
import { LuMail } from 'react-icons/lu';
import { Figure } from '@/components/art/cast/Figure';
import { OpeningFacts } from '@/components/careers/OpeningFacts';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { SampleLine } from '@/components/ui/SampleLine';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { content } from '@/lib/content';
import { letterHref } from '@/lib/content/text/contact-links';
import { trailTo } from '@/lib/site/head';
import { pageRoute } from '@/lib/site/page-route';
import { openingPath } from '@/lib/site/paths';
import { jobPosting } from '@/lib/site/structured-data/things';

/** Who stands at the head of each opening, in their order. */
const PEOPLE = [
  { name: 'tunde', pose: 'desk' },
  { name: 'samuel', pose: 'call' },
  { name: 'amina', pose: 'folded' },
  { name: 'joseph', pose: 'laughing' },
] as const;

const route = pageRoute('/careers/[slug]', OpeningPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;

function OpeningPage({ slug, path }: { slug: string; path: string }) {
  const all = content();
  const { careers, cast, site, today } = all;
  const words = careers.words.opening;
  const opening = careers.openings.find((one) => one.slug === slug) ?? notFound();
  const others = careers.openings.filter((other) => other !== opening);
  return (
    <>
      {!opening.sample && <JsonLd data={jobPosting(opening, site)} />}
      <Masthead
        eyebrow={`${opening.team} · ${careers.application.terms}`}
        title={opening.title}
        trail={trailTo(path, opening.title, all)}
        lead={opening.summary}
        picture={
          <Figure
            {...(PEOPLE[careers.openings.indexOf(opening) % PEOPLE.length] ?? PEOPLE[0])}
            disc
            className="w-full max-w-sm"
          />
        }
        grounded
      >
        <ButtonLink
          href={letterHref(site.careersEmail, careers.application, { title: opening.title })}
          className="mt-6"
        >
          <LuMail aria-hidden="true" className="size-4" />
          {words.apply}
        </ButtonLink>
      </Masthead>
      <div className="wrap grid gap-x-16 gap-y-9 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <UnpublishedMark published={opening.posted} today={today} />
          <SampleLine of={[opening]} note={cast.samples.opening} className="-mt-2 mb-6 text-muted" />
          <div className="prose">
            {opening.about.length > 0 && <h2>{words.about}</h2>}
            {opening.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Points title={words.does} points={opening.does} />
            <Points title={words.brings} points={opening.brings} />
          </div>
          <section
            aria-labelledby="success"
            className="mt-12 max-w-[62ch] rounded-card bg-sun p-6 text-ink md:p-8"
          >
            <h2 id="success" className="font-bold text-sm">
              {words.success}
            </h2>
            <p className="heading-3 mt-2">{opening.success}</p>
          </section>
        </div>
        <OpeningFacts opening={opening} careers={careers} site={site} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="other-title" className="bg-sand py-14">
          <div className="wrap">
            <h2 id="other-title" className="heading-3">
              {words.others}
            </h2>
            <LinkList
              links={others.map(({ slug: other, title, team }) => ({
                href: openingPath(other),
                label: (
                  <>
                    <span className="block text-muted text-sm">{team}</span>
                    <span className="font-display text-lg underline-offset-4 hover:underline">{title}</span>
                  </>
                ),
              }))}
              className="mt-5 grid gap-x-8 md:grid-cols-3"
              item="border-rule border-t"
              link="block py-4 hover:text-leaf-deep"
            />
          </div>
        </section>
      )}
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
