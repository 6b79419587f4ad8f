import { MediaKit } from '@/components/press/MediaKit';
import { News } from '@/components/press/News';
import { PressContact } from '@/components/press/PressContact';
import { QuotableFacts } from '@/components/press/QuotableFacts';
import { Releases } from '@/components/press/Releases';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';
import { releasePath } from '@/lib/site/paths';
import { mediaKit } from '@/lib/site/press/media-kit';
import { itemList } from '@/lib/site/structured-data/things';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  const all = content();
  const { cast, facts, press, pressReleases, site } = all;
  const { page: words, kit, news } = press.words;
  const releases = pressReleases.map(({ title, slug }) => ({ title, path: releasePath(slug) }));
  const links = [
    { label: words.kit, href: '#media-kit', of: press.kit },
    { label: words.releases, href: '#releases', of: releases },
    { label: words.news, href: '#in-the-news', of: press.news },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      <JsonLd data={itemList(words.releases, releases, site)} />
      <Masthead
        {...headOf('/press', all)}
        family="paper"
        aside={<QuotableFacts press={press} site={site} facts={facts} />}
      >
        {links.length > 0 && (
          <ul className="mt-6 flex flex-wrap gap-x-6">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="text-link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Masthead>
      <MediaKit words={kit} downloads={mediaKit(press.kit)} contents={all} />
      <Releases words={press.words.releases} note={cast.samples.releases} releases={pressReleases} />
      <News title={news.title} note={cast.samples.news} news={press.news} />
      <div className="wrap section">
        <PressContact press={press} site={site} className="grid gap-x-16 gap-y-8 md:grid-cols-[3fr_2fr]" />
      </div>
      <ReadNext {...readNextOf('/press', all)} />
    </>
  );
}
