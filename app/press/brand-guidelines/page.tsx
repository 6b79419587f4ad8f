import { Portrait } from '@/components/art/cast/Person';
import { ColourSheet, LogoSheet, RulesSheet, Sheet } from '@/components/press/Guidelines';
import { KitLink } from '@/components/press/KitLink';
import { Lockup } from '@/components/press/Lockup';
import { ButtonLink } from '@/components/ui/ButtonLink';
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
        <p className="mt-5 max-w-[44ch] md:max-lg:max-w-[38ch] text-lg lg:text-xl">{cover.text}</p>
        {press.kit.length > 0 && (
          <p className="mt-6 print:hidden">
            <ButtonLink href="/press#media-kit">{press.words.kit.open}</ButtonLink>
          </p>
        )}
        {/* Beside the title on wide screens, beneath it on paper. */}
        <div className="mt-10 grid flex-1 place-items-center top-1/2 right-10 md:absolute md:mt-0 md:-translate-y-1/2">
          <Portrait name="faith" className="aspect-square w-64 text-leaf md:w-52 lg:w-88 print:w-[120mm]" />
        </div>
        <p className="mt-10 hidden items-center justify-between gap-6 text-sm print:flex">
          <Lockup name={name} tone="dark" className="text-3xl" />
          <span>{site.legalName}</span>
        </p>
      </Sheet>
      <LogoSheet words={logo} name={name} />
      <ColourSheet words={colours} />
      <RulesSheet words={rules} name={name} />
      <KitLink press={press} page="/press/brand-guidelines" />
    </>
  );
}
