import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';

const PERSON = 'w-[66%] max-md:first:hidden lg:w-66';

/** Where the company wants to go: one street, with people who would gain from it. */
export function Vision({ about }: Pick<Content, 'about'>) {
  const { vision, words } = about;
  if (vision.length === 0) return null;
  return (
    <section id="vision" aria-labelledby="vision-title" className="bg-ink text-mist">
      <div className="overflow-x-clip border-ink border-b-2 bg-sun bg-clip-padding pt-9 text-ink md:pt-20">
        <div className="wrap">
          <p className="mb-2 font-bold text-sm">{words.vision.eyebrow}</p>
          <h2 id="vision-title" className="heading-1 max-w-[12.06em]">
            {words.vision.title}
          </h2>
        </div>
        <div aria-hidden="true" className="relative mt-16 print:mt-26 md:mt-26 lg:mt-34">
          <Drawing name="road" className="absolute -bottom-px left-0 h-9 w-full lg:h-14" />
          <div className="relative mx-auto grid max-w-310 grid-cols-2 items-end md:grid-cols-3 justify-items-center px-2 pb-4 md:pb-7">
            <Person name="samuel" pose="sew" className={PERSON} />
            <Person name="njeri" pose="keep" className={PERSON} />
            <Person name="mumbi" pose="lead" className={PERSON} />
          </div>
        </div>
      </div>
      <ol className="wrap grid gap-x-8 gap-y-4 py-7 md:grid-cols-3 md:py-16">
        {vision.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-display text-white text-xl leading-snug lg:min-h-[2lh]">{title}</h3>
            <p className="mt-2 max-w-[44ch]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
