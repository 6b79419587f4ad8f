import { Doors } from '@/components/about-us/Doors';
import { Milestones } from '@/components/about-us/Milestones';
import { Principles } from '@/components/about-us/Principles';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/about-us');

export default function AboutPage() {
  const head = mastheadOf('/about-us', content());
  return (
    <>
      <Masthead {...head} lead={<span className="block max-w-[46ch]">{head.lead}</span>} />
      <Story />
      <Principles />
      <Vision />
      <Milestones />
      <Doors />
      <ReadNext path="/about-us" />
    </>
  );
}
