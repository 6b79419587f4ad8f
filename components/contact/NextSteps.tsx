import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import type { Content } from '@/lib/content';

/** What happens after a message was sent, and the shorter way for the most frequent matters. */
export function NextSteps({ contact }: Pick<Content, 'contact'>) {
  const { steps, routes } = contact;
  const words = contact.words.next;
  return (
    <>
      <Section title={words.title} ground="sand" of={steps}>
        <ol className="grid gap-x-12 gap-y-9 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 md:block">
              <StepRing step={index + 1} of={steps.length} className="size-16 text-leaf-deep" />
              <div>
                <h3 className="heading-3 md:mt-5">{title}</h3>
                <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.routes} of={routes} beside>
        <ul className="border-rule border-t">
          {routes.map(({ title, text, label, href }) => (
            <li
              key={href}
              className="grid gap-x-8 gap-y-1 border-rule border-b py-5 sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <div>
                <h3 className="font-bold text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
              <a href={href} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
