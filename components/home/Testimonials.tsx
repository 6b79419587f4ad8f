import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { SampleLine } from '@/components/ui/SampleLine';
import type { Testimonial } from '@/lib/content/schemas/guides';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';

const BEST_RATING = 5;
const ARROW =
  'flex size-12 cursor-pointer items-center justify-center rounded-full border border-text transition-tone hover:bg-text hover:text-white';

/** How each stands who is quoted, in their order, and before what: the name stands there too where it is narrow. */
const STANDS = [
  { pose: 'phone', ground: 'md:bg-sun', below: 'max-md:bg-sun' },
  { pose: 'folded', ground: 'md:bg-rose', below: 'max-md:bg-rose-deep max-md:text-white' },
  { pose: 'present', ground: 'md:bg-leaf', below: 'max-md:bg-leaf' },
  { pose: 'call', ground: 'md:bg-iris', below: 'max-md:bg-iris max-md:text-white' },
] as const;

type Props = {
  words: Home['words']['testimonials'];
  /** What stands above samples. */
  note: string;
  testimonials: readonly Testimonial[];
};

/** Four voices in a row that scrolls and snaps by itself; the site script adds buttons, dots and wrapping. */
export function Testimonials({ words, note, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby="testimonials-title"
      aria-roledescription="carousel"
      data-carousel
      className="page-section group/carousel overflow-hidden"
    >
      <div className="wrap flex flex-wrap items-baseline gap-x-4 text-sm">
        <h2 id="testimonials-title" className="font-bold text-leaf-deep">
          {words.title}
        </h2>
        <SampleLine of={testimonials} note={note} className="mt-0!" />
      </div>
      <ul
        data-slides
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.label}
        className="wrap relative mt-5 flex snap-x snap-mandatory scroll-px-5 gap-12 overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:mt-10 md:scroll-px-10 noscript:[scrollbar-width:auto] print:block"
      >
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.name}
            {...testimonial}
            {...(STANDS[index % STANDS.length] ?? STANDS[0])}
            rated={insert(words.rated, { rating: testimonial.rating, best: BEST_RATING })}
            label={insert(words.place, {
              place: index + 1,
              count: testimonials.length,
              name: testimonial.name,
            })}
          />
        ))}
      </ul>
      <div className="wrap print:hidden">
        <div className="invisible relative mt-4 flex items-center gap-1 md:-mt-12 md:ps-[calc(40%+1.8rem)] lg:ps-[calc(100%/3+2rem)] group-data-enhanced/carousel:visible">
          <button type="button" data-previous aria-label={words.previous} className={`mr-3 ${ARROW}`}>
            <LuArrowLeft aria-hidden="true" className="size-5" />
          </button>
          {testimonials.map(({ name }) => (
            <button
              key={name}
              type="button"
              data-dot
              aria-label={insert(words.show, { name })}
              className="group/dot flex size-11 cursor-pointer items-center justify-center"
            >
              <span className="size-2.5 rounded-full border border-text bg-text opacity-50 transition-all group-aria-[current=true]/dot:w-6.5 group-aria-[current=true]/dot:opacity-100" />
            </button>
          ))}
          <button type="button" data-next aria-label={words.next} className={`ml-3 ${ARROW}`}>
            <LuArrowRight aria-hidden="true" className="size-5" />
          </button>
        </div>
        <p data-position suppressHydrationWarning aria-live="polite" className="sr-only">
          {''}
        </p>
      </div>
    </section>
  );
}

type SlideProps = Testimonial & (typeof STANDS)[number] & { label: string; rated: string };

function Slide({ name, role, company, text, avatar, pose, ground, below, rating, label, rated }: SlideProps) {
  return (
    <li aria-label={label} className="w-full shrink-0 snap-start print:mb-8 print:break-inside-avoid">
      <figure className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-y-4 @max-[13em]/page:block md:grid-cols-[2fr_3fr] md:gap-x-12 lg:grid-cols-[1fr_2fr]">
        <blockquote className="text-pretty font-display text-[min(1.75rem,7.7vw)]/[1.12] tracking-tight md:col-start-2 lg:text-[2.875rem]">
          <p>{text}</p>
        </blockquote>
        <Person
          name={avatar}
          pose={pose}
          className={`relative w-58 justify-self-end max-md:col-start-1 max-md:row-start-2 max-md:mr-3 max-md:mt-5 md:row-span-2 md:row-start-1 md:w-full print:w-48! md:self-end md:rounded-t-full md:[clip-path:inset(-9%_-9%_0)] ${ground}`}
        />
        <figcaption
          className={`row-start-2 flex flex-col justify-end leading-snug max-md:col-start-1 max-md:rounded-panel max-md:p-5 max-md:pr-[64%] md:col-start-2 md:pb-18 ${below}`}
        >
          <span role="img" aria-label={rated} className="mb-1.5 text-xl leading-none md:text-leaf-deep">
            {'★'.repeat(rating).padEnd(BEST_RATING, '☆')}
          </span>
          <b className="font-display text-lg/tight sm:text-xl">{name}</b>
          <span className="max-md:text-[0.9375rem] md:text-muted">
            {role}, {company}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
