import { FactSheet } from '@/components/press/FactSheet';
import { KitLink } from '@/components/press/KitLink';
import { content } from '@/lib/content';
import { claimsOf, trailTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press/fact-sheet');

export default function FactSheetPage() {
  const all = content();
  const { facts, press, site } = all;
  return (
    <>
      <FactSheet
        press={press}
        site={site}
        facts={facts}
        trail={trailTo('/press/fact-sheet', press.words.sheet.title, all)}
        {...claimsOf(['viewCompletion', 'averageRoi', 'viewRate', 'engagement'], all)}
      />
      <KitLink press={press} page="/press/fact-sheet" />
    </>
  );
}
