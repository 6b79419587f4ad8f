import { LuArrowRight } from 'react-icons/lu';
import { Milestones } from '@/components/about-us/Milestones';
import { Story } from '@/components/about-us/Story';
import { Vision } from '@/components/about-us/Vision';
import { Group } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/about-us');

const PEOPLE = [
  { name: 'joseph', pose: 'folded' },
  { name: 'faith', pose: 'carry' },
  { name: 'kevin', pose: 'call' },
] as const;

const DOORS = [
  { href: '/trust', name: 'trust', tone: 'bg-white border border-rule' },
  { href: '/careers', name: 'careers', tone: 'bg-sun text-ink' },
  { href: '/partners', name: 'partners', tone: 'bg-iris text-white' },
] as const;

export default function AboutPage() {
  const all = content();
  const { about, facts, pressReleases, pricing, site } = all;
  const { doors } = about.words;
  return (
    <>
      <Masthead
        {...headOf('/about-us', all)}
        picture={<Group people={PEOPLE} className="max-w-xl lg:-translate-x-5" />}
        grounded
      >
        <ButtonLink href="/trust" className="mt-6">
          {doors.trust}
        </ButtonLink>
      </Masthead>
      <Story about={about} pricing={pricing} facts={facts} />
      <Section {...about.words.principles} ground="sand" of={about.principles}>
        <ol className="grid gap-x-16 gap-y-7 md:grid-cols-2 md:gap-y-12">
          {about.principles.map(({ title, text }) => (
            <li key={title} className="border-leaf-deep border-t-4 pt-4 md:pt-6">
              <h3 className="heading-3 md:text-3xl">{title}</h3>
              <p className="mt-2 max-w-[58ch] md:text-lg">{text}</p>
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
                className={`group grid h-full grid-cols-[1fr_auto] content-start gap-4 rounded-card p-6 transition-transform duration-200 hover:-translate-y-1 motion-reduce:transition-none md:p-8 ${tone}`}
              >
                <span>
                  <span className="block font-display text-2xl">{doors[name]}</span>
                  <span className="mt-1 block">{doors[`${name}Text`]}</span>
                </span>
                <LuArrowRight aria-hidden="true" className="mt-1.5 size-6" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ReadNext {...readNextOf('/about-us', all)} />
    </>
  );
}
