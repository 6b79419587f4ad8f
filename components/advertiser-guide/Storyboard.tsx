import { LuPointer } from 'react-icons/lu';
import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/**
 * The example ad part by part, and what each part is for: side by side on wide screens, else to be tapped through like a
 * Status. Its parts are then radio buttons: the ones beside the chosen one lie over the ad's left and right side
 * (app/globals.css), so that taps and arrow keys work without script.
 */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <div className="storyboard grid items-center gap-6 print:block sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10 lg:grid-cols-1">
      <fieldset
        className={`story for-paper mx-auto w-full min-w-0 sm:w-[min(18rem,44vw)] lg:w-full lg:[&>input]:hidden ${THREE}`}
      >
        <legend className="sr-only">{words.parts}</legend>
        <p className="mb-4 flex items-center justify-center gap-2 font-bold text-white lg:hidden print:hidden">
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
          <StoryboardFrame key={seconds} part={index} className="lg:block print:block" />
        ))}
      </fieldset>
      <ol className={`grid gap-4 sm:gap-8 print:mt-4 ${THREE}`}>
        {parts.map(({ seconds, title, text }, index) => (
          <li key={seconds} className="border-l-4 pl-4 sm:pl-5 lg:border-0 lg:pl-0">
            <p className="font-display text-iris-light max-sm:text-base lg:text-[min(1.75rem,2.2vw)] lg:tracking-tight">
              {before}
              <span className="whitespace-nowrap lg:text-[min(7.5rem,8.4vw)] lg:leading-none">{seconds}</span>
              {after}
            </p>
            <h3 className="heading-3 text-white sm:mt-1 lg:mt-3">{title}</h3>
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
const THREE = 'print:grid print:w-full print:grid-cols-3 print:gap-4 lg:grid lg:grid-cols-3 lg:gap-x-[2.07%]';
