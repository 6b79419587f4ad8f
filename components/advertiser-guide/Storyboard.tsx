import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** Where each part's picture stands on phones, where the ads are broad. */
const ON_PHONES = [
  'max-sm:[&_svg]:-right-[1em] max-sm:[&_svg]:-bottom-[.3em] max-sm:[&_svg]:size-[10.4em]!',
  'max-sm:[&_svg]:right-[.1em] max-sm:[&_svg]:-bottom-[.1em] max-sm:[&_svg]:size-[8.5em]!',
  'max-sm:[&_svg]:-right-[.4em] max-sm:[&_svg]:bottom-0 max-sm:[&_svg]:w-[8.8em] max-sm:*:*:last:w-[6.9em]',
];

/** The example ad part by part, each above what it is for; on phones below its seconds. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol className="story grid gap-7 print:grid-cols-3 print:gap-4 sm:grid-cols-3 sm:gap-x-[2.07%]">
      {parts.map(({ seconds, title, text }, index) => (
        <li key={seconds} className="flex flex-col">
          <StoryboardFrame
            part={index}
            className={`for-paper max-sm:my-3 max-sm:*:relative max-sm:*:aspect-10/7! max-sm:*:text-[6.6cqi] max-sm:[&_.font-display]:max-w-[4.9em] max-sm:[&_.font-display]:text-[1.4em] max-sm:[&_svg]:absolute max-sm:[&_svg]:m-0! ${ON_PHONES[index]}`}
          />
          <div className="flex flex-col max-sm:contents sm:mt-6 lg:mt-8">
            <h3 className="heading-3 text-white sm:mt-3 sm:max-lg:text-xl">{title}</h3>
            <p className="order-first whitespace-nowrap font-display text-iris-light sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="text-[min(4rem,18vw)]/[.8] tracking-tight sm:text-[min(6.7rem,8.4vw)]/none">
                {seconds}
              </span>
              {after}
            </p>
            <p className="mt-1 max-w-[46ch] text-balance max-sm:leading-snug sm:mt-2 lg:text-lg">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
