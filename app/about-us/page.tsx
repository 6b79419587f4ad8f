import { LuArrowRight } from 'react-icons/lu';
import { Milestones } from '@/components/about-us/Milestones';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Group, Person } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/about-us');

const PEOPLE = [
  { name: 'joseph', pose: 'stop' },
  { name: 'faith', pose: 'carry' },
  { name: 'kevin', pose: 'phone' },
] as const;

/** Who stands for each promise. */
const PROMISERS = [
  { name: 'tunde', pose: 'folded' },
  { name: 'kwame', pose: 'phone' },
  { name: 'amina', pose: 'call' },
  { name: 'naledi', pose: 'sheet' },
] as const;

const DOORS = [
  { href: '/trust', name: 'trust', tone: 'border-rule bg-white' },
  { href: '/careers', name: 'careers', tone: 'border-sun bg-sun text-ink' },
  { href: '/partners', name: 'partners', tone: 'border-iris bg-iris text-white' },
] as const;

export default function AboutPage() {
  const all = content();
  const { about, facts, pressReleases, pricing, site } = all;
  const { doors } = about.words;
  return (
    <>
      <Masthead
        {...headOf('/about-us', all)}
        layout="over"
        picture={
          <Group
            people={PEOPLE}
            className="origin-bottom-right gap-x-3 max-sm:translate-x-3 md:max-lg:@min-[40em]/page:scale-130 xl:translate-x-3 xl:@min-[70em]/page:scale-105"
          />
        }
        grounded
      >
        <ButtonLink href="/trust" className="mt-6">
          {doors.first}
        </ButtonLink>
      </Masthead>
      <Story about={about} pricing={pricing} facts={facts} />
      <Section {...about.words.principles} ground="sand" of={about.principles}>
        <ol className="grid gap-4 sm:gap-5 lg:grid-cols-3">
          {about.principles.map(({ title, text }, index) => (
            <li
              key={title}
              className="group flex overflow-hidden rounded-card bg-white max-sm:flex-col first:bg-leaf first:text-ink lg:not-first:flex-col lg:first:col-span-3"
            >
              <div className="grow p-6 max-sm:group-odd:pb-0 md:p-9 lg:group-first:self-center lg:group-first:px-14">
                <h3 className="heading-3 lg:group-first:text-6xl">{title}</h3>
                <p className="mt-2 max-w-[40ch] text-pretty lg:group-first:mt-4 lg:group-first:max-w-[46ch] lg:group-first:text-lg">
                  {text}
                </p>
              </div>
              <Person
                {...(PROMISERS[index % PROMISERS.length] ?? PROMISERS[0])}
                className="mr-4 size-38 shrink-0 self-end max-sm:group-even:hidden sm:mt-4 sm:mr-6 sm:size-48 lg:m-0 lg:size-56 lg:self-center lg:group-first:mr-14 lg:group-first:self-end lg:group-first:size-96"
              />
            </li>
          ))}
        </ol>
      </Section>
      <Vision about={about} />
      <Milestones words={about.words.milestones} founded={site.founded} releases={pressReleases} />
      <section aria-label={doors.label} className="wrap pb-9 md:pb-26">
        <ul className="grid gap-4 lg:grid-cols-3">
          {DOORS.map(({ href, name, tone }) => (
            <li key={href}>
              <a
                href={href}
                className={`group grid h-full grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1 rounded-card border p-6 transition-transform duration-200 hover:-translate-y-1 motion-reduce:transition-none lg:p-8 ${tone}`}
              >
                <span className="font-display text-2xl">{doors[name]}</span>
                <LuArrowRight aria-hidden="true" className="mt-1.5 size-6" />
                <span className="col-span-2">{doors[`${name}Text`]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ReadNext {...readNextOf('/about-us', all)} />
    </>
  );
}
