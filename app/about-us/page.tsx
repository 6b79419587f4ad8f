import { Doors } from '@/components/about-us/Doors';
import { Milestones } from '@/components/about-us/Milestones';
import { Principles } from '@/components/about-us/Principles';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Group } from '@/components/art/cast/Group';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/about-us');

const PEOPLE = [
  { name: 'joseph', pose: 'phone' },
  { name: 'faith', pose: 'laughing' },
  { name: 'kevin', pose: 'phone' },
] as const;

export default function AboutPage() {
  const head = mastheadOf('/about-us', content());
  return (
    <>
      <Masthead {...head} picture={<Group people={PEOPLE} className="max-w-xl" />} grounded />
      <Story />
      <Principles />
      <Vision />
      <Milestones />
      <Doors />
      <ReadNext path="/about-us" />
    </>
  );
}
