import { StoryboardFrame } from '@/components/art/StoryboardFrame';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** The example ad second by second: what is seen, and what it is for. */
export function Storyboard() {
  const words = content().advertiserGuide.words.storyboard;
  return (
    <ol className="grid gap-8 sm:grid-cols-3 lg:gap-12">
      {content().showcase.storyboard.map(({ seconds, title, text }, index) => (
        <li key={seconds} className="flex gap-5 max-[19em]:flex-col sm:block">
          <StoryboardFrame part={index} className="w-28 shrink-0 self-start sm:w-full sm:max-w-64" />
          <div className="min-w-0 sm:mt-6">
            <p className="font-bold text-iris text-sm">{insert(words.seconds, { seconds })}</p>
            <h3 className="heading-3 mt-1">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
