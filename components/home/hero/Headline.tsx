import { typedParts } from '@/lib/browser/typing';
import type { Home } from '@/lib/content/schemas/home';

/**
 * The `h1`, always one whole phrase: the site script (lib/browser/typing.ts) lights its letters one by one and takes
 * the light away again, so that typing never costs the meaning. Every phrase stands in the same grid cell, unseen, so
 * that the tallest of them reserves the height at every width; assistive technology reads the first throughout. Without any
 * phrase it is the tagline.
 */
export function Headline({ headlines, tagline }: Pick<Home['hero'], 'headlines'> & { tagline: string }) {
  const [first] = headlines;
  if (!first) return <h1 className="heading-1 text-white">{tagline}</h1>;
  const { lead, accent, rest } = typedParts(first.text, first.text.length);
  return (
    <h1 data-typing className="heading-1 grid text-white">
      <span className="sr-only">{first.text}</span>
      {headlines.map(({ text, audience }) => (
        <span
          key={text}
          aria-hidden="true"
          data-phrase={text}
          data-audience={audience}
          className="invisible col-start-1 row-start-1 before:content-[attr(data-phrase)]"
        />
      ))}
      <span
        aria-hidden="true"
        data-typed
        data-audience={first.audience}
        className="group/typed col-start-1 row-start-1"
      >
        <span className="text-sun group-data-running/hero:caret group-data-[audience=advertiser]/typed:text-iris-light">
          <span suppressHydrationWarning className="text-white">
            {lead}
          </span>
          <span suppressHydrationWarning>{accent}</span>
        </span>
        <span suppressHydrationWarning className="text-white/50">
          {rest}
        </span>
      </span>
    </h1>
  );
}
