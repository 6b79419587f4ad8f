import { Person, type PersonProps } from '@/components/art/cast/Person';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

const INK = 'text-ink [--focus-ring:var(--color-ink)]';
const WHITE = 'text-white [--focus-ring:var(--color-white)]';

/** The ground of each way on, and who stands on it. */
const DOORS = [
  { ground: `bg-leaf ${INK}`, person: { name: 'wanjiru', pose: 'present' } },
  { ground: `bg-iris ${WHITE}`, person: { name: 'faith', pose: 'carry' } },
  { ground: `bg-sun ${INK}`, person: { name: 'mumbi', pose: 'facts' } },
  { ground: `bg-rose-deep ${WHITE}`, person: { name: 'tunde', pose: 'folded' } },
] as const satisfies readonly { ground: string; person: PersonProps }[];

/** What happens after a message was sent, and when: a dash each, as of a Status. Once it was sent, the first is behind. */
export function Steps({ steps, sent = false }: Pick<Content['contact'], 'steps'> & { sent?: boolean }) {
  return (
    <ol className="grid gap-2 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ when, title, text }, index) => (
        <li key={title} className="flex gap-5 lg:block">
          <span
            aria-hidden="true"
            className={`w-2 shrink-0 rounded-full lg:block lg:h-2 lg:w-auto ${sent && index ? 'bg-text/20' : "bg-leaf-deep in-data-[unsent-title='']:bg-text/20"}`}
          />
          <div className="pb-4 lg:pt-4 lg:pr-8 lg:pb-0">
            <p className={`text-leaf-deep ${sent ? 'font-bold' : 'heading-2 mb-2'}`}>{when}</p>
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The shorter ways for the most frequent matters: in a row of four, tall, or two by two. */
export function Doors({ routes, tall = false }: Pick<Content['contact'], 'routes'> & { tall?: boolean }) {
  if (routes.length === 0) return null;
  return (
    <ul className={`grid auto-rows-fr gap-3 sm:grid-cols-2 sm:gap-4 ${tall ? 'tall xl:grid-cols-4' : ''}`}>
      {routes.map(({ title, text, label, href }, index) => {
        const { ground, person } = DOORS[index % DOORS.length] ?? DOORS[0];
        return (
          <li
            key={href}
            className={`relative flex overflow-hidden rounded-card px-5 pt-5 xl:in-[.tall]:flex-col ${ground}`}
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
            <Person {...person} className="w-28 shrink-0 self-end xl:in-[.tall]:mx-auto xl:in-[.tall]:w-48" />
          </li>
        );
      })}
    </ul>
  );
}

/** What happens after a message was sent, and the shorter way for the most frequent matters. */
export function NextSteps({ contact }: Pick<Content, 'contact'>) {
  const { steps, routes, words } = contact;
  return (
    <>
      <Section title={words.next.title} ground="sand" of={steps}>
        <Steps steps={steps} />
      </Section>
      <Section title={words.next.routes} of={routes}>
        <Doors routes={routes} tall />
      </Section>
    </>
  );
}
