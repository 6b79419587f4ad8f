import { AdDrawing } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';

const PERSON = 'w-full lg:w-60';

/** Where the company wants to go: one street, with those who would have something of it above what they would have. */
export function Vision({ about }: Pick<Content, 'about'>) {
  const { vision, words } = about;
  if (vision.length === 0) return null;
  return (
    <section id="vision" aria-labelledby="vision-title" className="bg-ink text-mist">
      <div className="overflow-hidden bg-sun pt-9 text-ink md:pt-20">
        <div className="wrap">
          <p className="mb-3 font-bold text-sm">{words.vision.eyebrow}</p>
          <h2 id="vision-title" className="heading-1 max-w-[12.06em]">
            {words.vision.title}
          </h2>
        </div>
        <div aria-hidden="true" className="relative mt-8">
          <span className="-translate-x-1/2 absolute bottom-4 left-1/2 aspect-square h-full rounded-full bg-sand" />
          <Drawing name="road" className="absolute bottom-0 left-0 h-9 w-full lg:h-14" />
          <div className="relative mx-auto grid max-w-310 grid-cols-[1fr_1.3fr_1fr] items-end justify-items-center px-2 pb-4 md:px-10 md:pb-7">
            <Whole name="naledi" pose="sit" className={PERSON} />
            <div className="relative flex w-full items-end lg:w-104">
              <AdDrawing name="duka" className="absolute -bottom-[2%] left-0 w-2/3" />
              <Whole name="njeri" pose="stand" className="relative ms-auto w-3/4 lg:w-60" />
            </div>
            <Whole name="kwame" pose="walk" className={PERSON} />
          </div>
        </div>
      </div>
      <ol className="wrap grid gap-x-8 gap-y-6 py-9 md:grid-cols-3 md:py-16">
        {vision.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-display text-white text-xl leading-snug">{title}</h3>
            <p className="mt-2 max-w-[44ch]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
