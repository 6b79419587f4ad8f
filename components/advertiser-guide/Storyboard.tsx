import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** The example ad part by part, each above what it is for; on phones beside it. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol className="story grid gap-6 print:grid-cols-3 print:gap-4 sm:grid-cols-3 sm:gap-x-[2.07%]">
      {parts.map(({ seconds, title, text }, index) => (
        <li
          key={seconds}
          className="grid items-center gap-3 max-sm:@min-[18em]/page:grid-cols-[1fr_9.375rem] sm:flex sm:flex-col sm:items-stretch sm:gap-0"
        >
          <StoryboardFrame part={index} className="for-paper" />
          <div className="flex flex-col sm:mt-6 lg:mt-8">
            <h3 className="heading-3 mt-2 text-white max-sm:text-lg/tight sm:mt-3 sm:max-lg:text-xl">
              {title}
            </h3>
            <p className="order-first whitespace-nowrap font-display text-iris-light sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="block text-[min(4rem,18vw)]/[.85] tracking-tight sm:inline sm:text-[min(6.7rem,8.4vw)]/none">
                {seconds}
              </span>
              {after}
            </p>
            <p className="mt-1 max-w-[46ch] text-balance max-sm:text-[.9375rem]/snug sm:mt-2 lg:text-lg">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
