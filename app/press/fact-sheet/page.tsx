import { FactSheet } from '@/components/press/FactSheet';
import { KitLink } from '@/components/press/KitLink';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press/fact-sheet');

export default function FactSheetPage() {
  return (
    <>
      <FactSheet />
      <KitLink />
    </>
  );
}
