import { AfricaMap } from '@/components/art/AfricaMap';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** Why the company exists, beside where it pays. */
export function Story({ about, pricing, facts }: Pick<Content, 'about' | 'pricing' | 'facts'>) {
  const words = about.words.story;
  const [first, ...rest] = about.story;
  return (
    <section aria-labelledby="story-title" className="pb-17 md:pb-26">
      <div className="wrap grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-y-5">
        <div className="pt-9 md:pt-17 lg:pt-24">
          <h2 id="story-title" className="heading-2 mb-6 max-w-[10.72em]">
            {words.title}
          </h2>
          <p className="max-w-[54ch] text-xl leading-relaxed">{first}</p>
        </div>
        <figure className="self-start rounded-panel bg-raised p-6 text-mist shadow-lift md:p-10 lg:row-span-2 lg:mt-24">
          <AfricaMap
            lit={pricing.countries.map(({ code }) => code)}
            focus={[about.focusCountry.code]}
            label={insert(words.map, { country: about.focusCountry.name })}
            className="mx-auto w-full max-w-md"
          />
          <figcaption className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-5 border-line max-sm:items-start max-[19em]:block @max-[13em]/page:block border-t pt-6">
            <strong className="font-display text-5xl text-white">{facts.payoutCountries.text}</strong>
            <span>
              <Words
                text={words.legend}
                put={{
                  green: <span className="text-leaf">{words.green}</span>,
                  amber: <span className="text-sun">{words.amber}</span>,
                  country: about.focusCountry.name,
                }}
              />
            </span>
          </figcaption>
        </figure>
        <div className="grid content-start gap-5">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch]">
              <Words text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
