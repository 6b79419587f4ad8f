import { Doors } from '@/components/about-us/Doors';
import { Milestones } from '@/components/about-us/Milestones';
import { Principles } from '@/components/about-us/Principles';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/about-us');

export default function AboutPage() {
  const { product } = content().site;
  return (
    <>
      <Masthead
        eyebrow={`About ${product.name}`}
        title="The people who bring the audience should be paid for it"
        lead={
          <span className="block max-w-[46ch]">
            Millions of people publish a status every day. {product.name} lets a business rent a place there,
            and pays the person whose place it is.
          </span>
        }
      />
      <Story />
      <Principles />
      <Vision />
      <Milestones />
      <Doors />
    </>
  );
}
