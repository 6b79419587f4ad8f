import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** How large each part's picture is on phones, where the ads are less tall. */
const ON_PHONES = [
  'max-sm:[&_svg]:size-[8.6em]! max-sm:[&_svg]:-mt-[1em]!',
  'order-1 max-sm:[&_svg]:size-[8.4em]! max-sm:[&_svg]:-mt-[.7em]!',
  'max-sm:[&_svg]:ml-[.6em]! max-sm:[&_svg]:w-[9.2em]',
];

/** The example ad part by part, each above what it is for; its seconds beside it on phones. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol className="story grid gap-5 print:grid-cols-3 print:gap-4 sm:grid-cols-3 sm:gap-x-[2.07%]">
      {parts.map(({ seconds, title, text }, index) => (
        <li
          key={seconds}
          className={`grid-rows-[1fr_auto_auto] items-end gap-x-4 @min-[18em]/page:max-sm:grid ${index % 2 ? 'grid-cols-[1fr_62%]' : 'grid-cols-[62%_1fr]'}`}
        >
          <StoryboardFrame part={index} className={`for-paper max-sm:*:aspect-6/7! ${ON_PHONES[index]}`} />
          <div className="flex flex-col @min-[18em]/page:max-sm:contents sm:mt-6 lg:mt-8">
            <h3 className="heading-3 col-span-full mt-3 text-white max-sm:order-2 sm:max-lg:text-xl">
              {title}
            </h3>
            <p className="order-first font-display text-iris-light @min-[18em]/page:max-sm:order-none sm:whitespace-nowrap sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="block whitespace-nowrap text-[2.75rem]/none tracking-tight sm:inline sm:text-[min(6.7rem,8.4vw)]/none">
                {seconds}
              </span>
              {after}
            </p>
            <p className="col-span-full max-sm:order-3 mt-1 max-w-[46ch] text-balance max-sm:leading-snug sm:mt-2 lg:text-lg">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
