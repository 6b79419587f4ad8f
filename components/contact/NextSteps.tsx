import { Person, type PersonProps } from '@/components/art/cast/Person';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** The ground of each way on, and who stands on it. */
const DOORS = [
  {
    ground: 'bg-leaf text-ink [--focus-ring:var(--color-ink)]',
    person: { name: 'wanjiru', pose: 'present' },
  },
  {
    ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
    person: { name: 'faith', pose: 'carry' },
  },
  { ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]', person: { name: 'mumbi', pose: 'facts' } },
  {
    ground: 'bg-rose-deep text-white [--focus-ring:var(--color-white)]',
    person: { name: 'tunde', pose: 'stop' },
  },
] as const satisfies readonly { ground: string; person: PersonProps }[];

/** What happens after a message was sent. */
export function Steps({ title, steps }: { title: string; steps: Content['contact']['steps'] }) {
  return (
    <Section title={title} ground="sand" of={steps}>
      <ol className="grid gap-x-12 gap-y-9 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-5 md:block">
            <StepRing step={index + 1} of={steps.length} className="size-16 text-leaf-deep" />
            <div>
              <h3 className="heading-3 md:mt-5">{step.title}</h3>
              <p className="mt-2 max-w-[40ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What happens after a message was sent, and the shorter way for the most frequent matters. */
export function NextSteps({ contact }: Pick<Content, 'contact'>) {
  const { steps, routes } = contact;
  const words = contact.words.next;
  return (
    <>
      <Steps title={words.title} steps={steps} />
      <Section title={words.routes} of={routes}>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
          {routes.map(({ title, text, label, href }, index) => {
            const { ground, person } = DOORS[index % DOORS.length] ?? DOORS[0];
            return (
              <li
                key={href}
                className={`relative flex overflow-hidden rounded-card px-5 pt-5 xl:flex-col ${ground}`}
              >
                <div className="grow pb-5">
                  <h3 className="heading-3">{title}</h3>
                  <p className="mt-2 max-sm:hidden">{text}</p>
                  <a
                    href={href}
                    className="mt-2 inline-block font-bold underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
                  >
                    {label}
                  </a>
                </div>
                <Person {...person} className="-mr-1 w-28 shrink-0 self-end xl:mx-auto xl:w-48" />
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
