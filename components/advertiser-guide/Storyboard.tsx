import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/** The example ad part by part, each above what it is for: a swipe apart on phones, as on a Status, else side by side. */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="story snap-row print:grid-cols-3 print:gap-4 sm:grid sm:grid-cols-3 sm:gap-x-[2.07%]"
    >
      {parts.map(({ seconds, title, text }, index) => (
        <li key={seconds} data-mark={words.seconds.replace('{seconds}', seconds)} className="max-sm:w-[72%]">
          <StoryboardFrame part={index} className="for-paper" />
          <div className="mt-4 flex flex-col sm:mt-6 lg:mt-8">
            <h3 className="heading-3 mt-1 text-white sm:mt-3 sm:max-lg:text-xl">{title}</h3>
            {/* After the heading, so that both fade where only an edge of the next part is in sight. */}
            <p className="order-first font-display text-iris-light sm:whitespace-nowrap sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="whitespace-nowrap text-[2.5rem]/none tracking-tight sm:text-[min(6.7rem,8.4vw)]/none">
                {seconds}
              </span>
              {after}
            </p>
            <p className="mt-0.5 max-w-[46ch] text-balance max-sm:leading-snug sm:mt-2 lg:text-lg">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
