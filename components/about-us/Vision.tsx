import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';

const RINGS = ['text-sun', 'text-iris-light', 'text-leaf'];

/** Where the company wants to go: three aims, drawn as three rings one inside the other. */
export function Vision({ about }: Pick<Content, 'about'>) {
  const {
    vision,
    words: { vision: words },
  } = about;
  if (vision.length === 0) return null;
  return (
    <section id="vision" aria-labelledby="vision-title" className="section overflow-hidden bg-ink text-mist">
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[6fr_7fr]">
        <div className="relative mx-auto grid aspect-square w-full max-w-[30rem] place-items-center">
          {vision.map(({ title }, index) => (
            <Ring
              key={title}
              segments={12 - 3 * index}
              filled={8 - 2 * index}
              thickness={0.07 + 0.025 * index}
              className={`absolute ${SIZES[index] ?? ''} ${RINGS[index] ?? ''}`}
              trackClassName="text-raised"
            />
          ))}
          <p
            aria-hidden="true"
            className="max-w-[5.36em] text-center font-display text-lg text-white leading-tight md:text-xl"
          >
            {words.mark}
          </p>
        </div>
        <div>
          <p className="mb-3 font-bold text-leaf text-sm">{words.eyebrow}</p>
          <h2 id="vision-title" className="heading-2 max-w-[12.06em] text-white">
            {words.title}
          </h2>
          <ol className="mt-8 grid gap-7">
            {vision.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
                <Ring segments={1} thickness={0.24} className={`mt-1.5 size-4 ${RINGS[index] ?? ''}`} />
                <div>
                  <h3 className="font-display text-white text-xl leading-snug">{title}</h3>
                  <p className="mt-1 max-w-[54ch]">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const SIZES = ['size-full', 'size-[70%]', 'size-[42%]'];
