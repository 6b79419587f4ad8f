import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** The example ad part by part, each with what it is for: on phones the first as large as it is seen there, the others beside their words; else above them, side by side. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol className="story grid gap-6 print:grid-cols-3 print:gap-4 sm:grid-cols-3 sm:gap-x-[2.07%]">
      {parts.map(({ seconds, title, text }, index) => (
        <li
          key={seconds}
          className="flex flex-wrap gap-4 max-sm:first:*:first:w-full max-sm:first:*:first:*:aspect-4/5 max-sm:first:[&_svg]:size-[13.2em] max-sm:first:*:first:max-w-96 print:block sm:block"
        >
          <StoryboardFrame part={index} className="for-paper w-[42%] print:w-full sm:w-full" />
          <div className="flex-[1_1_9rem] self-center print:mt-4 sm:mt-6 lg:mt-8">
            <p className="font-display text-iris-light sm:whitespace-nowrap sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="whitespace-nowrap text-[2.5rem]/none tracking-tight sm:text-[min(6.7rem,8.4vw)]/none">
                {seconds}
              </span>
              {after}
            </p>
            <h3 className="heading-3 mt-1 text-white sm:mt-3 sm:max-lg:text-xl">{title}</h3>
            <p className="mt-0.5 max-w-[46ch] text-balance max-sm:leading-snug sm:mt-2 lg:text-lg">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
