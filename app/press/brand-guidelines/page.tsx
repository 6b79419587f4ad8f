import { ColourSheet } from '@/components/press/guidelines/ColourSheet';
import { CoverSheet } from '@/components/press/guidelines/CoverSheet';
import { LogoSheet } from '@/components/press/guidelines/LogoSheet';
import { RulesSheet } from '@/components/press/guidelines/RulesSheet';
import { KitLink } from '@/components/press/KitLink';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press/brand-guidelines');

export default function BrandGuidelinesPage() {
  return (
    <>
      <CoverSheet />
      <LogoSheet />
      <ColourSheet />
      <RulesSheet />
      <KitLink />
    </>
  );
}
