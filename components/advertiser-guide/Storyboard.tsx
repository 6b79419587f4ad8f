import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** The example ad part by part, each beside what it is for on phones, else above it. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol className="story grid gap-4 print:grid-cols-3 print:gap-4 sm:grid-cols-3 sm:gap-x-[2.07%]">
      {parts.map(({ seconds, title, text }, index) => (
        <li key={seconds} className="@min-[18em]/page:max-sm:grid grid-cols-[42%_1fr] items-center gap-x-4">
          <StoryboardFrame part={index} className="for-paper" />
          <div className="flex flex-col sm:mt-6 lg:mt-8">
            <h3 className="heading-3 mt-1 text-white sm:mt-3 sm:max-lg:text-xl">{title}</h3>
            <p className="order-first font-display text-iris-light sm:whitespace-nowrap sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="whitespace-nowrap text-[2.5rem]/none tracking-tight sm:text-[min(6.7rem,8.4vw)]/none">
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
