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
    <div className="storyboard grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1 sm:gap-10 lg:gap-20">
      <fieldset className="story w-[min(9rem,70vw)] min-w-0 sm:w-[min(16rem,40vw)] lg:w-[min(20rem,40vw)]">
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
          <li key={seconds} className="border-l-4 pl-4 sm:pl-5">
            <p className="font-bold text-iris text-sm">{insert(words.seconds, { seconds })}</p>
            <h3 className="heading-3 mt-1">{title}</h3>
            <p
              id={`part-${index}`}
              className="mt-1 max-w-[40ch] text-muted max-sm:text-[0.9375rem] max-sm:leading-normal sm:mt-2"
            >
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
