import { notFound } from 'next/navigation';
import { NewestMethod } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { Person } from '@/components/art/cast/Person';
import { Reader } from '@/components/art/cast/Reader';
import { KitLink } from '@/components/press/KitLink';
import { PressContact } from '@/components/press/PressContact';
import { ReleaseCard } from '@/components/press/Releases';
import { Masthead } from '@/components/ui/Masthead';
import { Prose } from '@/components/ui/Prose';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { coverOf } from '@/lib/drawing/covers/cover';
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
            <WithScreen name="wanjiru" Screen={NewestMethod} large />
          ) : (
            <Reader name="joseph" cover={coverOf(release.title, 'leaf')} title={site.product.name} />
          )
        }
        layout="past"
        grounded
      />
      <div className="wrap grid gap-x-16 gap-y-9 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article>
          <UnpublishedMark published={release.published} today={today} />
          <p className="font-bold text-leaf-deep">
            {address.city}, {address.regionName},{' '}
            <time dateTime={release.published}>{formatDay(release.published)}</time>
          </p>
          <SampleLine of={[release]} note={cast.samples.release} className="mb-5" />
          <Prose html={release.html} className="lg:text-lg" />
        </article>
        <PressContact
          press={press}
          site={site}
          className="grid gap-6 overflow-hidden lg:sticky lg:top-24 lg:self-start"
        >
          <Person name="amina" pose="call" className="mx-auto -mb-8 w-60 max-lg:hidden" />
        </PressContact>
      </div>
      <Section title={words.others} ground="sand" of={others}>
        <div className="grid gap-4 sm:grid-cols-2">
          {others.map((other) => (
            <ReleaseCard key={other.slug} release={other} />
          ))}
        </div>
      </Section>
      <KitLink press={press} person={{ name: 'samuel', pose: 'present' }} />
    </>
  );
}
