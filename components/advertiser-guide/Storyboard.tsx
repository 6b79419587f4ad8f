import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/**
 * The example ad part by part, to be tapped through like a Status, and what each part is for. Its parts are radio
 * buttons: the ones beside the chosen one lie over the ad's left and right side (app/globals.css), so that taps and
 * arrow keys work without script.
 */
export function Storyboard({ parts, words }: Props) {
  return (
    <div className="storyboard grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10 lg:gap-20">
      <fieldset className="story mx-auto w-[min(16.25rem,100%)] min-w-0 sm:w-[min(16rem,40vw)] lg:w-[min(20rem,40vw)]">
        <legend className="sr-only">{words.parts}</legend>
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
          <StoryboardFrame key={seconds} part={index} />
        ))}
      </fieldset>
      <ol className="grid gap-8 max-sm:min-h-38">
        {parts.map(({ seconds, title, text }, index) => (
          <li key={seconds} className="border-l-4 pl-4 sm:pl-5">
            <p className="font-bold text-iris-light text-sm">{insert(words.seconds, { seconds })}</p>
            <h3 className="heading-3 mt-1 text-white">{title}</h3>
            <p id={`part-${index}`} className="mt-1 max-w-[40ch] sm:mt-2">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
