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
    <div className="storyboard grid grid-cols-1 gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-10 lg:gap-20">
      <fieldset className="story mx-auto w-[min(13rem,70vw)] min-w-0 sm:w-[min(16rem,40vw)] lg:w-[min(20rem,40vw)]">
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
      <ol className="grid gap-8">
        {parts.map(({ seconds, title, text }, index) => (
          <li key={seconds} className="border-l-4 pl-5">
            <p className="font-bold text-iris text-sm">{insert(words.seconds, { seconds })}</p>
            <h3 className="heading-3 mt-1">{title}</h3>
            <p id={`part-${index}`} className="mt-2 max-w-[40ch] text-muted">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
