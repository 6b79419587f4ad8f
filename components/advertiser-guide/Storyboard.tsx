import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import { Words } from '@/components/ui/Words';
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
      <fieldset className="story mx-auto w-[min(12rem,100%)] min-w-0 sm:w-[min(16rem,40vw)] lg:w-[min(25rem,36vw)]">
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
      <ol className="grid gap-4 sm:gap-8 lg:gap-12">
        {parts.map(({ seconds, title, text }, index) => (
          <li
            key={seconds}
            className="items-start gap-x-10 border-l-4 pl-4 sm:pl-5 lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-x-8 lg:py-3 lg:pl-8"
          >
            <p className="font-bold text-iris-light text-sm lg:text-base">
              <Words
                text={words.seconds}
                put={{
                  seconds: (
                    <span className="font-display lg:block lg:text-7xl lg:leading-none lg:tracking-tight">
                      {seconds}
                    </span>
                  ),
                }}
              />
            </p>
            <div>
              <h3 className="heading-3 text-white sm:mt-1 lg:mt-0.5 lg:text-3xl">{title}</h3>
              <p
                id={`part-${index}`}
                className="mt-0.5 max-w-[46ch] text-pretty max-sm:leading-snug sm:mt-2 lg:text-xl"
              >
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
