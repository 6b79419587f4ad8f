import { LuArrowRight } from 'react-icons/lu';
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
import { Section } from '@/components/ui/Section';
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
        layout="sheet"
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
      <Section
        id="in-the-news"
        of={press.news}
        title={press.news.every(({ sample }) => sample) ? news.ideas : news.title}
        note={<SampleLine of={press.news} note={cast.samples.news} />}
        ground="sand"
      >
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
          {press.news.map(({ outlet, headline, published, href, sample, figure }) => (
            <li key={headline} className="relative flex flex-col rounded-lg bg-white p-6 shadow-lift lg:p-8">
              <p className="facts border-text border-y-3 border-double py-2 font-bold">
                <span>{outlet}</span> {!sample && <time dateTime={published}>{formatDay(published)}</time>}
              </p>
              <h3 className="heading-3 mt-4">
                <a href={href} className="after:absolute after:inset-0 hover:underline">
                  {headline} <LuArrowRight aria-hidden="true" className="inline size-5 text-leaf-deep" />
                </a>
              </h3>
              {figure && (
                <p className="mt-auto flex items-end gap-3 pt-4 text-muted leading-snug @max-[13em]/page:block cramped:*:whitespace-normal lg:block lg:pt-8">
                  <b className="whitespace-nowrap font-display text-4xl text-leaf-deep block leading-none lg:mb-2 lg:text-6xl">
                    {figure.amount}
                  </b>
                  {figure.what}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <div className="wrap py-9 md:py-26">
        <PressContact
          press={press}
          site={site}
          className="relative grid gap-x-12 gap-y-6 overflow-hidden max-sm:@min-[21em]/page:[&_ul~p]:max-w-[15ch] lg:grid-cols-[5fr_3fr_2fr] lg:p-12! lg:[&_h2]:text-4xl lg:[&_ul]:text-xl"
        >
          <Person
            name="amina"
            pose="call"
            className="absolute right-4 bottom-0 w-36 @max-[21em]/page:hidden sm:right-10 sm:w-52 lg:w-68 print:hidden"
          />
        </PressContact>
      </div>
      <ReadNext {...readNextOf('/press', all)} />
    </>
  );
}
