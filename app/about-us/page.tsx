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

const DOORS = [
  { href: '/trust', name: 'trust' },
  { href: '/careers', name: 'careers' },
  { href: '/partners', name: 'partners' },
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
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3 md:gap-y-12">
          {about.principles.map(({ title, text }, index) =>
            index === 0 ? (
              <li
                key={title}
                className="overflow-hidden rounded-panel bg-leaf text-ink sm:flex sm:justify-between md:col-span-full"
              >
                <div className="p-6 pb-4 sm:self-center md:p-10 lg:p-14">
                  <h3 className="heading-1">{title}</h3>
                  <p className="mt-3 max-w-[46ch] text-pretty md:mt-5 md:text-lg">{text}</p>
                </div>
                <Person
                  name="tunde"
                  pose="folded"
                  className="mx-auto size-44 shrink-0 self-end sm:mx-6 sm:mt-6 sm:size-56 lg:mr-14 lg:size-96"
                />
              </li>
            ) : (
              <li key={title} className="border-text border-t-2 pt-4 md:pt-5">
                <h3 className="heading-3">{title}</h3>
                <p className="mt-2 text-pretty">{text}</p>
              </li>
            ),
          )}
        </ol>
      </Section>
      <Vision about={about} />
      <Milestones words={about.words.milestones} founded={site.founded} releases={pressReleases} />
      <section aria-label={doors.label} className="wrap pb-9 md:pb-26">
        <ul className="grid gap-x-10 md:grid-cols-3">
          {DOORS.map(({ href, name }) => (
            <li key={href} className="border-rule border-t">
              <a href={href} className="block py-4 hover:text-leaf-deep md:py-6">
                <span className="block font-display text-2xl text-leaf-deep underline underline-offset-4">
                  {doors[name]}
                </span>
                {doors[`${name}Text`]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ReadNext {...readNextOf('/about-us', all)} />
    </>
  );
}
