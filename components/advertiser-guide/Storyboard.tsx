import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

type Props = {
  parts: Content['showcase']['storyboard'];
  words: Content['advertiserGuide']['words']['storyboard'];
};

/**
 * The example ad part by part, and what each part is for: side by side; on phones one part large beside the other two.
 * They are radio buttons there that lie over their parts (app/globals.css), so that taps and arrow keys work without script.
 */
export function Storyboard({ parts, words }: Props) {
  const [before, after] = words.seconds.split('{seconds}');
  return (
    <div className="storyboard grid gap-6 print:block lg:gap-8">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.parts}</legend>
        <div className={`story for-paper sm:[&>input]:hidden print:[&>input]:hidden ${THREE}`}>
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
        </div>
      </fieldset>
      <ol className={`grid gap-4 print:mt-4 ${THREE}`}>
        {parts.map(({ seconds, title, text }, index) => (
          <li key={seconds} className="border-l-4 pl-4 sm:border-0 sm:pl-0">
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
