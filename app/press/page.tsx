import { MediaKit } from '@/components/press/MediaKit';
import { News } from '@/components/press/News';
import { PressContact } from '@/components/press/PressContact';
import { QuotableFacts } from '@/components/press/QuotableFacts';
import { Releases } from '@/components/press/Releases';
import { JsonLd } from '@/components/ui/JsonLd';
import { LightLinks } from '@/components/ui/LightLinks';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';
import { releasePath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/item-list';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  const words = content().press.words.page;
  const { press, pressReleases, site } = content();
  const releases = pressReleases.map(({ title, slug }) => ({ title, path: releasePath(slug) }));
  const links = [
    { label: words.releases, href: '#releases', of: releases },
    { label: words.news, href: '#in-the-news', of: press.news },
    { label: words.kit, href: '#media-kit', of: press.kit },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      {releases.length > 0 && <JsonLd data={itemList(words.releases, releases, site)} />}
      <Masthead {...mastheadOf('/press', content())} aside={<QuotableFacts />}>
        <LightLinks links={links} className="mt-6 flex flex-wrap gap-x-6 pb-6" />
      </Masthead>
      <Releases />
      <News />
      <MediaKit />
      <div className="wrap section">
        <PressContact className="grid gap-x-16 gap-y-8 md:grid-cols-[3fr_2fr]" />
      </div>
    </>
  );
}
