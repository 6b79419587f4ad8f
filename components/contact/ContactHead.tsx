import { Person } from '@/components/art/cast/Person';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
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
          pose="desk"
          className="mr-2 mb-6 w-[40vw] max-lg:-mt-36 @max-[19em]/page:mt-0 max-lg:ml-auto md:mr-18 md:mb-8 md:w-88 md:shrink-0 lg:-mt-20 lg:mr-8 lg:mb-0 lg:w-104"
        />
      }
      grounded
    >
      <p className="mt-6 max-md:max-w-40 md:mt-8">
        <strong className="block font-display text-3xl text-leaf leading-none whitespace-nowrap md:text-6xl lg:text-7xl">
          {all.facts.supportReply.text}
        </strong>
        <span className="my-2 block md:text-lg">{all.contact.words.page.reply}</span>
        <Words text={all.contact.words.page.hurry} link="py-1 font-bold text-white underline" />
      </p>
    </Masthead>
  );
}
