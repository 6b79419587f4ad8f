import { Person, type PersonProps } from '@/components/art/cast/Person';
import { SentTick } from '@/components/forms/SentTick';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** The edge of each way on, and who stands there. */
const DOORS = [
  { edge: 'bg-rose-deep', person: { name: 'samuel', pose: 'warn' } },
  { edge: 'bg-sun', person: { name: 'wanjiru', pose: 'present' } },
  { edge: 'bg-iris', person: { name: 'faith', pose: 'carry' } },
  { edge: 'bg-leaf', person: { name: 'mumbi', pose: 'sheet' } },
] as const satisfies readonly { edge: string; person: PersonProps }[];

/** What stands there where a form was sent, and where the page was only opened. */
export const SENT = "in-data-[unsent-title='']:hidden";
export const UNSENT = "not-in-data-[unsent-title='']:hidden";

type StepsProps = Pick<Content['contact'], 'steps'> & {
  title: string;
  unsent?: string;
  /** Whether they stand one under another on wide screens too. */
  beside?: boolean;
};

/** What happens after a message was sent, and when. With a title for where nothing was sent yet. */
export function Steps({ title, unsent, steps, beside = false }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="heading-3 mb-5 md:mb-6 md:text-3xl">
        <span className={unsent && SENT}>{title}</span>
        {unsent && <span className={UNSENT}>{unsent}</span>}
      </h2>
      <ol
        className={`grid gap-4 md:gap-6 ${beside ? 'md:max-lg:auto-cols-fr md:max-lg:grid-flow-col' : 'md:auto-cols-fr md:grid-flow-col'}`}
      >
        {steps.map(({ when, title, text }, index) => (
          <li key={title} className={`flex gap-5 ${beside ? 'md:max-lg:block' : 'md:block'}`}>
            <StepRing
              step={index + 1}
              of={steps.length}
              className={`size-11 shrink-0 text-leaf-deep md:max-lg:size-14 ${index === 0 ? 'group-has-[[data-sent]]/page:hidden' : ''}`}
            />
            {beside && index === 0 && (
              <SentTick className="hidden! size-11 shrink-0 group-has-[[data-sent]]/page:grid! md:max-lg:size-14" />
            )}
            <div className={beside ? 'md:max-lg:pt-4' : 'md:pt-4 lg:pr-8'}>
              <p className="font-bold text-leaf-deep">{when}</p>
              <h3 className="heading-3 md:max-lg:text-xl">{title}</h3>
              <p className={`mt-1 text-pretty ${index === 0 ? 'group-has-[[data-sent]]/page:hidden' : ''}`}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The shorter ways for the most frequent matters. */
export function Doors({ routes }: Pick<Content['contact'], 'routes'>) {
  if (routes.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:auto-rows-fr sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {routes.map(({ title, text, label, href }, index) => {
        const door = DOORS[index % DOORS.length] ?? DOORS[0];
        return (
          <li
            key={href}
            className="relative flex overflow-hidden rounded-card border border-rule bg-white [--focus-ring:currentColor] pt-7 max-sm:pt-6 pr-3 pl-5 max-sm:flex-wrap max-sm:justify-end sm:flex-col sm:pr-5"
          >
            <span className={`absolute inset-x-0 top-0 h-2 ${door.edge}`} />
            <h3 className="heading-3 max-sm:w-full">{title}</h3>
            <p className="mt-2 max-sm:w-full sm:grow sm:text-balance">{text}</p>
            <a
              href={href}
              className="grow self-end py-5 font-bold underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2 sm:-mx-5 sm:order-last sm:grow-0 sm:self-stretch sm:border-rule sm:border-t sm:px-5 sm:py-4"
            >
              {label}
            </a>
            <Person
              {...door.person}
              // The drawing of who warns is narrower: all are as tall as each other.
              className={`-mt-2 shrink-0 self-end [clip-path:inset(-1rem_-1rem_0)] sm:mx-auto sm:mt-4 ${door.person.pose === 'warn' ? 'w-22 sm:w-44' : 'w-26 sm:w-52'}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
