import { LuPointer } from 'react-icons/lu';
import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/**
 * The example ad part by part, and what each part is for: side by side, wider than the page where there is room, so that
 * its words stand below the heading; on phones to be tapped through like a Status. Its parts are radio buttons there:
 * those beside the chosen one lie over the ad's left and right side (app/globals.css), so that taps and arrow keys work
 * without script.
 */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <div className="storyboard grid gap-6 print:block lg:-mx-[2.84%] lg:gap-8">
      <fieldset className={`story for-paper w-full min-w-0 sm:[&>input]:hidden ${THREE}`}>
        <legend className="sr-only">{words.parts}</legend>
        <p className="mb-4 flex items-center justify-center gap-2 font-bold text-white sm:hidden print:hidden">
          <LuPointer aria-hidden="true" className="size-6 text-iris-light" />
          {words.tap}
        </p>
        {parts.map(({ seconds, title }, index) => (
          <input
            key={seconds}
            type="radio"
            name="part"
            value={index}
            defaultChecked={index === 0}
            aria-label={`${insert(words.seconds, { seconds })}: ${title}`}
            aria-describedby={`part-${index}`}
          />
        ))}
        {parts.map(({ seconds }, index) => (
          <StoryboardFrame key={seconds} part={index} className="sm:block print:block" />
        ))}
      </fieldset>
      <ol className={`grid gap-4 print:mt-4 ${THREE}`}>
        {parts.map(({ seconds, title, text }, index) => (
          <li key={seconds} className="border-l-4 pl-4 sm:border-0 sm:pl-0 lg:pl-[8.4%]">
            <p className="font-display text-iris-light sm:whitespace-nowrap sm:text-[min(1.75rem,2.2vw)] sm:tracking-tight">
              {before}
              <span className="whitespace-nowrap sm:text-[min(6.7rem,8.4vw)] sm:leading-none">{seconds}</span>
              {after}
            </p>
            <h3 className="heading-3 text-white sm:mt-3 sm:max-lg:text-xl">{title}</h3>
            <p
              id={`part-${index}`}
              className="mt-0.5 max-w-[46ch] text-balance max-sm:leading-snug sm:mt-2 lg:text-lg"
            >
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The columns of wide screens and of paper: each part above its text. */
const THREE = 'print:grid print:w-full print:grid-cols-3 print:gap-4 sm:grid sm:grid-cols-3 sm:gap-x-[2.07%]';
