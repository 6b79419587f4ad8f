import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Person';
import { SampleLine } from '@/components/ui/SampleLine';
import type { Testimonial } from '@/lib/content/schemas/guides';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';

const BEST_RATING = 5;
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
      className="py-8 group/carousel md:pt-24 md:pb-20 overflow-hidden"
    >
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:justify-start">
        <p className="font-bold text-leaf-deep text-sm">{words.eyebrow}</p>
        <h2 id="testimonials-title" className="heading-3 max-md:order-last max-md:w-full">
          {words.title}
        </h2>
        <SampleLine of={testimonials} note={note} />
      </div>
      <ul
        data-slides
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.label}
        className="wrap relative mt-4 flex snap-x snap-mandatory scroll-px-5 gap-12 overflow-x-auto overscroll-x-contain py-2 [scrollbar-width:none] md:mt-12 md:scroll-px-10 noscript:[scrollbar-width:auto]"
      >
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.name}
            {...testimonial}
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
        <div className="invisible mt-4 flex items-center gap-1 md:mt-8 md:ps-42 lg:ps-62 group-data-enhanced/carousel:visible">
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

type SlideProps = Testimonial & { label: string; rated: string };

function Slide({ name, role, company, text, avatar, rating, label, rated }: SlideProps) {
  return (
    <li aria-label={label} className="w-full shrink-0 snap-start">
      <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center @max-[13em]/page:block gap-x-4 gap-y-5 md:gap-x-10 lg:gap-x-14">
        <Avatar
          name={avatar}
          className="size-18 outline outline-rule md:row-span-2 md:size-32 md:self-start lg:size-48"
        />
        <blockquote className="text-lg/normal max-md:order-last max-md:col-span-2 md:text-pretty md:text-[1.75rem]/[1.4] lg:text-[2rem]/[1.35]">
          <p>{text}</p>
        </blockquote>
        <figcaption className="leading-snug">
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
