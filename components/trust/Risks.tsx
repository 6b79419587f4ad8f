import { Restricted } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** What the visitor risks, said as loudly as what there is to gain; the last of it is the advice. Its upper edge is the ground that the house before it stands on. */
export function Risks({ trust }: Pick<Content, 'trust'>) {
  const words = trust.words.risks;
  return (
    <section
      id="risks"
      aria-labelledby="risks-title"
      className="overflow-hidden border-rule border-t-12 bg-rose-deep pt-8 text-white [--focus-ring:var(--color-white)] md:border-t-48 md:pt-20 lg:pt-26"
    >
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-8 lg:grid-cols-[7fr_5fr]">
        <h2 id="risks-title" className="heading-1 max-w-[12.06em] max-sm:text-3xl md:max-lg:col-span-full">
          {words.title}
        </h2>
        <div className="grid content-start gap-3 md:gap-5 md:pb-14 lg:pb-26">
          {trust.risks.map((paragraph, index, { length }) => (
            <p
              key={paragraph}
              className={`max-w-[58ch] max-md:leading-snug md:text-lg lg:text-xl ${index === length - 1 ? 'font-bold' : ''}`}
            >
              <Words text={paragraph} link="underline underline-offset-4" />
            </p>
          ))}
        </div>
        <div className="-mb-1 self-end justify-self-end mt-2 w-full max-md:max-w-56 md:max-lg:-me-5 md:max-lg:w-[116%] lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:-ms-8 xl:w-[calc(100%+4rem)] xl:*:max-w-none">
          <Restricted />
        </div>
      </div>
    </section>
  );
}
