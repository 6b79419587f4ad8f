import { notFound } from 'next/navigation';
import { Cover } from '@/components/art/Cover';
import { PressContact } from '@/components/press/PressContact';
import { Masthead } from '@/components/ui/Masthead';
import { Prose } from '@/components/ui/Prose';
import { SampleLine } from '@/components/ui/SampleLine';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { coverOf } from '@/lib/drawing/covers/cover';
import { built, listed } from '@/lib/site/built';
import { pageMetadata } from '@/lib/site/metadata';
import { pageAt, staticParams } from '@/lib/site/pages';
import { releasePath } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

const all = () => staticParams<{ slug: string }>('/press/[slug]', content());

export function generateStaticParams() {
  return built(all);
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(releasePath((await listed(params, all)).slug));
}

export default async function PressReleasePage({ params }: Props) {
  const words = content().press.words.releases;
  const release = find((await listed(params, all)).slug);
  const { address } = content().site;
  return (
    <>
      <Masthead
        family="paper"
        eyebrow={insert(words.eyebrow, { published: formatDay(release.published) })}
        title={release.title}
        crumbs={pageAt(releasePath(release.slug), content()).crumbs}
        lead={release.summary}
        picture={
          <Cover cover={coverOf(release.title, 'leaf')} className="aspect-video w-full rounded-card" />
        }
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article>
          <UnpublishedMark published={release.published} />
          <SampleLine of={[release]} group="release" className="mb-4" />
          <p className="mb-4 font-bold text-leaf-deep text-sm">
            {address.city}, {address.regionName},{' '}
            <time dateTime={release.published}>{formatDay(release.published)}</time>
          </p>
          <Prose html={release.html} />
        </article>
        <PressContact className="grid gap-8 lg:self-start" />
      </div>
    </>
  );
}

function find(slug: string) {
  return content().pressReleases.find((release) => release.slug === slug) ?? notFound();
}
