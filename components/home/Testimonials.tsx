import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { SampleLine } from '@/components/ui/SampleLine';
import type { Testimonial } from '@/lib/content/schemas/guides';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';

const BEST_RATING = 5;
/** Behind the people, in their order. */
const LOOKS = [
  { ground: 'bg-leaf', pose: 'folded' },
  { ground: 'bg-iris-light', pose: 'phone' },
  { ground: 'bg-sun', pose: 'call' },
  { ground: 'bg-leaf', pose: 'laughing' },
] as const;
const ARROW =
  'flex size-12 cursor-pointer items-center justify-center rounded-full border border-text transition-colors duration-150 hover:bg-text hover:text-white';

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
      className="page-section group/carousel overflow-hidden bg-sand md:pt-16"
    >
      <div className="wrap">
        <p className="mb-3 font-bold text-leaf-deep text-sm">{words.eyebrow}</p>
        <h2 id="testimonials-title" className="heading-2">
          {words.title}
        </h2>
        <SampleLine of={testimonials} note={note} />
      </div>
      <ul
        data-slides
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.label}
        className="[scrollbar-width:none] relative mt-3 flex [scroll-snap-type:x_mandatory] mx-auto max-w-310 scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 py-2 md:mt-4 md:scroll-px-10 md:gap-10 md:px-10"
      >
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.name}
            {...testimonial}
            index={index}
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
        <div className="invisible mt-3 flex items-center md:mt-4 justify-center gap-1 group-data-enhanced/carousel:visible">
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
              <span className="size-2.5 rounded-full border border-text bg-text opacity-50 transition-all duration-300 group-aria-[current=true]/dot:w-6.5 group-aria-[current=true]/dot:opacity-100" />
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

type SlideProps = Testimonial & { label: string; rated: string; index: number };

function Slide({ name, role, company, text, avatar, rating, label, rated, index }: SlideProps) {
  const { ground, pose } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
  return (
    <li
      aria-label={label}
      className="w-[calc(100%-1rem)] shrink-0 snap-start overflow-hidden rounded-panel bg-white p-5 md:w-full md:p-0"
    >
      <figure className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-center gap-4 @max-[13em]/page:grid-cols-1 @max-[13em]/page:grid-rows-none md:grid-cols-[5fr_8fr] md:grid-rows-[1fr_auto] md:gap-x-10 lg:gap-x-14">
        <span
          className={`flex h-32 w-28 max-w-full items-end justify-center overflow-hidden rounded-card md:row-span-2 md:h-full md:w-full md:rounded-none md:pt-8 ${ground}`}
        >
          <Person name={avatar} pose={pose} className="h-28 max-w-none shrink-0 md:h-68 lg:h-96" />
        </span>
        <blockquote className="self-start max-md:order-last @min-[13em]/page:max-md:col-span-2 max-md:text-base/normal md:self-center md:pt-8 md:pr-10 md:text-pretty md:text-xl lg:pr-14 lg:text-[1.75rem]/[1.35]">
          <p>{text}</p>
        </blockquote>
        <figcaption className="leading-snug md:pb-8 lg:pb-12">
          <span role="img" aria-label={rated} className="mb-1.5 block text-leaf-deep text-xl leading-none">
            {'★'.repeat(rating).padEnd(BEST_RATING, '☆')}
          </span>
          <b className="block font-display text-lg/tight sm:text-xl">{name}</b>
          <span className="block text-muted max-md:text-[0.9375rem]">
            {role}, {company}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
