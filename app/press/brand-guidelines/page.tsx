import { ColourSheet, CoverSheet, LogoSheet, RulesSheet } from '@/components/press/GuidelineSheets';
import { KitLink } from '@/components/press/KitLink';
import { pageMetadata } from '@/lib/metadata';

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
