import { Doors } from '@/components/about-us/Doors';
import { Milestones } from '@/components/about-us/Milestones';
import { Principles } from '@/components/about-us/Principles';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Group } from '@/components/art/cast/Group';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/about-us');

const PEOPLE = [
  { name: 'faith', pose: 'selling', goods: 'lamp' },
  { name: 'joseph', pose: 'folded' },
  { name: 'kevin', pose: 'call' },
] as const;

export default function AboutPage() {
  const all = content();
  const { about, facts, pressReleases, pricing, site } = all;
  return (
    <>
      <Masthead
        {...headOf('/about-us', all)}
        picture={<Group people={PEOPLE} className="max-w-xl lg:-translate-x-5" />}
        grounded
      >
        <ButtonLink href="/trust" className="mt-6">
          {about.words.doors.trust}
        </ButtonLink>
      </Masthead>
      <Story about={about} pricing={pricing} facts={facts} />
      <Principles about={about} />
      <Vision about={about} />
      <Milestones words={about.words.milestones} founded={site.founded} releases={pressReleases} />
      <Doors words={about.words.doors} />
      <ReadNext {...readNextOf('/about-us', all)} />
    </>
  );
}
