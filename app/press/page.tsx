import { Person } from '@/components/art/cast/Person';
import { MediaKit } from '@/components/press/MediaKit';
import { PressContact } from '@/components/press/PressContact';
import { QuotableFacts } from '@/components/press/QuotableFacts';
import { Releases } from '@/components/press/Releases';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { releasePath } from '@/lib/site/paths';
import { mediaKit } from '@/lib/site/press/media-kit';
import { itemList } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  const all = content();
  const { cast, facts, press, pressReleases, site } = all;
  const { page: words, news } = press.words;
  const releases = pressReleases.map(({ title, slug }) => ({ title, path: releasePath(slug) }));
  return (
    <>
      <JsonLd data={itemList(words.releases, releases, site)} />
      <Masthead
        {...headOf('/press', all)}
        family="paper"
        aside={<QuotableFacts press={press} site={site} facts={facts} />}
      >
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {press.kit.length > 0 && (
            <ButtonLink href="#media-kit" tone="leaf-light">
              {words.kit}
            </ButtonLink>
          )}
          {releases.length > 0 && (
            <a href="#releases" className="text-link inline-flex min-h-11 items-center">
              {words.releases}
            </a>
          )}
        </div>
      </Masthead>
      <Releases words={press.words.releases} note={cast.samples.releases} releases={pressReleases} />
      <MediaKit downloads={mediaKit(press.kit)} contents={all} />
      <div className="wrap grid gap-4 py-9 md:grid-cols-2 md:py-26">
        <PressContact press={press} site={site} className="relative grid gap-6 overflow-hidden">
          <Person name="amina" pose="call" className="absolute right-10 bottom-0 w-56 max-lg:hidden" />
        </PressContact>
        {press.news.length > 0 && (
          <section
            id="in-the-news"
            aria-labelledby="news-title"
            className="flex flex-col rounded-card bg-sand p-6 md:p-8"
          >
            <h2 id="news-title" className="heading-3">
              {press.news.every(({ sample }) => sample) ? news.ideas : news.title}
            </h2>
            <SampleLine of={press.news} note={cast.samples.news} />
            <ul className="mt-3 grid grow">
              {press.news.map(({ outlet, headline, published, href, sample }) => (
                <li
                  key={headline}
                  className="relative flex flex-col justify-center border-rule border-t py-4"
                >
                  <p className="facts text-muted">
                    <span>{outlet}</span>{' '}
                    {!sample && <time dateTime={published}>{formatDay(published)}</time>}
                  </p>
                  <a href={href} className="mt-1 text-lg underline after:absolute after:inset-0">
                    {headline}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ReadNext {...readNextOf('/press', all)} />
    </>
  );
}
