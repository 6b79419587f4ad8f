import { notFound } from 'next/navigation';
import { NewestMethod } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
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
      <article className="wrap py-9 md:py-16">
        <UnpublishedMark published={release.published} today={today} />
        <p className="font-bold text-leaf-deep">
          {address.city}, {address.regionName},{' '}
          <time dateTime={release.published}>{formatDay(release.published)}</time>
        </p>
        <SampleLine of={[release]} note={cast.samples.release} />
        {/* In columns, as a paper prints it. */}
        <Prose
          html={release.html}
          className="mt-5 gap-x-16 md:mt-9 lg:max-w-none lg:columns-2 lg:text-lg lg:[&_.prose]:max-w-none lg:[&_.prose>*]:break-inside-avoid lg:[&_h2]:break-after-avoid"
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
