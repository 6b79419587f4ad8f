import { Ring } from '@/components/art/Ring';
import { ColourSheet } from '@/components/press/guidelines/ColourSheet';
import { LogoSheet } from '@/components/press/guidelines/LogoSheet';
import { RulesSheet } from '@/components/press/guidelines/RulesSheet';
import { KitLink } from '@/components/press/KitLink';
import { Lockup } from '@/components/press/Lockup';
import { Sheet } from '@/components/press/Sheet';
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
      <Sheet title={cover.title} ground="ink" trail={trailTo('/press/brand-guidelines', cover.title, all)}>
        <p className="mt-5 max-w-[44ch] text-lg">{cover.text}</p>
        <div className="mt-12 grid flex-1 place-items-center md:mt-16">
          <Ring segments={8} thickness={0.11} className="w-56 text-leaf md:w-96 print:w-[120mm]" />
        </div>
        <p className="mt-12 flex items-center justify-between gap-6 text-sm">
          <Lockup name={name} tone="dark" className="text-3xl" />
          <span>{site.legalName}</span>
        </p>
      </Sheet>
      <LogoSheet words={logo} name={name} />
      <ColourSheet words={colours} />
      <RulesSheet words={rules} name={name} />
      <KitLink press={press} />
    </>
  );
}
