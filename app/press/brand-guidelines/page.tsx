import { ColourSheet } from '@/components/press/guidelines/ColourSheet';
import { CoverSheet } from '@/components/press/guidelines/CoverSheet';
import { LogoSheet } from '@/components/press/guidelines/LogoSheet';
import { RulesSheet } from '@/components/press/guidelines/RulesSheet';
import { KitLink } from '@/components/press/KitLink';
import { content } from '@/lib/content';
import { trailTo } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press/brand-guidelines');

export default function BrandGuidelinesPage() {
  const all = content();
  const { press, site } = all;
  const { colours, cover, logo, rules } = press.words;
  const { name } = site.product;
  return (
    <>
      <CoverSheet words={cover} site={site} trail={trailTo('/press/brand-guidelines', cover.title, all)} />
      <LogoSheet words={logo} name={name} />
      <ColourSheet words={colours} />
      <RulesSheet words={rules} name={name} />
      <KitLink press={press} />
    </>
  );
}
