import { Person } from '@/components/art/cast/Person';
import { Masthead } from '@/components/ui/Masthead';
import type { Content } from '@/lib/content';
import { headOf } from '@/lib/site/head';

/** The head above the form, on its page and where it stands alone; search engines are told of the former. */
export function ContactHead({ all, told = false }: { all: Content; told?: boolean }) {
  const { data, ...head } = headOf('/contact', all);
  return (
    <Masthead
      {...head}
      {...(told && { data })}
      picture={
        <Person
          name="joseph"
          pose="phone"
          className="w-44 max-lg:-mt-36 max-lg:mb-6 max-[19em]:mt-0 @max-[13em]/page:mt-0 max-lg:ml-auto md:-mr-6 md:w-88 md:shrink-0 lg:-mt-20 lg:mb-2 lg:w-104"
        />
      }
      grounded
    >
      <p className="mt-6 max-md:max-w-40 md:mt-8">
        <strong className="block font-display text-3xl text-leaf leading-none whitespace-nowrap md:text-6xl lg:text-7xl">
          {all.facts.supportReply.text}
        </strong>
        <span className="mt-2 block md:text-lg">{all.contact.words.page.reply}</span>
      </p>
    </Masthead>
  );
}
