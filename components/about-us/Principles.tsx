import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

/** What the company holds itself to. */
export function Principles({ about }: Pick<Content, 'about'>) {
  const { principles, words } = about;
  return (
    <Section {...words.principles} ground="sand" of={principles}>
      <ol className="grid gap-x-16 gap-y-7 md:grid-cols-2 md:gap-y-12">
        {principles.map(({ title, text }) => (
          <li key={title} className="border-leaf-deep border-t-4 pt-4 md:pt-6">
            <h3 className="heading-3 md:text-3xl">{title}</h3>
            <p className="mt-2 max-w-[58ch] text-muted md:text-lg">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
