import { notFound } from 'next/navigation';
import { NewestMethod } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { Group } from '@/components/art/cast/Person';
import { KitLink } from '@/components/press/KitLink';
import { PressContact } from '@/components/press/PressContact';
import { ReleaseCard } from '@/components/press/Releases';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FigureRow } from '@/components/ui/FigureRow';
import { Masthead } from '@/components/ui/Masthead';
import { Prose } from '@/components/ui/Prose';
import { SampleLine } from '@/components/ui/SampleLine';
import { Scene } from '@/components/ui/Scene';
import { Section } from '@/components/ui/Section';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { trailTo } from '@/lib/site/head';
import { pageRoute } from '@/lib/site/page-route';

const route = pageRoute('/press/[slug]', PressReleasePage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;

function PressReleasePage({ name, path }: { name: string; path: string }) {
  const all = content();
  const { cast, press, pressReleases, site, today } = all;
  const words = press.words.releases;
  const release = pressReleases.find((one) => one.slug === name) ?? notFound();
  const { address } = site;
  const others = pressReleases.filter((other) => other !== release);
  return (
    <>
      <Masthead
        family="paper"
        eyebrow={words.card}
        title={release.title}
        trail={trailTo(path, release.title, all)}
        lead={release.summary}
        picture={
          release.screen ? (
            <div className="w-full md:max-lg:ms-4 md:max-lg:w-84 md:max-lg:shrink-0">
              <WithScreen name="wanjiru" Screen={NewestMethod} large />
            </div>
          ) : (
            release.people && (
              <Group
                people={release.people}
                className="max-lg:me-4 max-w-66 *:w-36 md:-ms-12 md:max-w-none md:*:w-52 lg:-ms-24 lg:*:w-72"
              />
            )
          )
        }
        layout="past"
        grounded
      >
        {release.button && (
          <ButtonLink href={release.button.href} tone="leaf-light" className="mt-6 max-sm:mt-4 max-sm:w-full">
            {release.button.label}
          </ButtonLink>
        )}
      </Masthead>
      {release.counted && (
        <div className="border-rule border-b">
          <FigureRow {...release.counted} />
        </div>
      )}
      <article className="wrap py-8 md:py-16 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-12">
        <div>
          <UnpublishedMark published={release.published} today={today} />
          <p className="font-bold text-leaf-deep">
            {address.city}, {address.regionName},{' '}
            <time dateTime={release.published} className="inline-block">
              {formatDay(release.published)}
            </time>
          </p>
          <SampleLine of={[release]} note={cast.samples.release} />
        </div>
        <Prose
          html={release.html}
          scene={(sentence) => (
            <Scene
              of="earner"
              sentence={sentence}
              person={release.speaker ?? { name: 'wanjiru', pose: 'point' }}
            />
          )}
          className="release mt-5 lg:mt-0 lg:text-xl"
        />
      </article>
      <div className="bg-sand">
        <div className="wrap py-9 md:py-16">
          <PressContact press={press} site={site} />
        </div>
      </div>
      <Section title={words.others} of={others}>
        <div className="grid gap-x-10 sm:grid-cols-2">
          {others.map((other) => (
            <ReleaseCard key={other.slug} release={other} />
          ))}
        </div>
      </Section>
      <KitLink press={press} />
    </>
  );
}
