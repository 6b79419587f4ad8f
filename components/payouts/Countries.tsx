import { AfricaMap } from '@/components/art/AfricaMap';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** The supported countries on the map and by name, the main market first, both from the one price list. */
export function Countries({ about, payouts, pricing }: Pick<Content, 'about' | 'payouts' | 'pricing'>) {
  const { code: focus, name: country } = about.focusCountry;
  const words = payouts.words.countries;
  const isMain = (entry: { code: string }) => Number(entry.code === focus);
  const countries = pricing.countries.toSorted((a, b) => isMain(b) - isMain(a));
  if (countries.length === 0) return null;
  return (
    <section id="countries" aria-labelledby="countries-title" className="page-section bg-ink text-mist">
      <div className="wrap grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div className="self-end">
          <h2 id="countries-title" className="heading-2 text-white">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[56ch] text-lg">{words.text}</p>
        </div>
        <figure className="w-full max-w-96 md:row-span-2 md:mx-auto md:text-center">
          <AfricaMap lit={countries.map(({ code }) => code)} focus={[focus]} label={words.map} />
          <figcaption className="mt-4 whitespace-pre-line">{insert(words.key, { country })}</figcaption>
        </figure>
        <ul className="self-start columns-2 gap-x-4 max-sm:text-[0.9375rem] sm:gap-x-8 sm:max-md:columns-3 lg:columns-3">
          {countries.map(({ id, name, code, currencyCode }) => (
            <li key={id} data-country={code} className="group break-inside-avoid py-1.5">
              <strong className="text-white group-aria-current:text-sun">{name}</strong>{' '}
              <span className="text-sm">{currencyCode}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
