import { content } from '@/lib/content';
import { StoryboardFrame } from '../StoryboardFrame';

/** A status ad of fifteen seconds in its three parts. */
export function AdAnatomy() {
  const { storyboard } = content().showcase;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {storyboard.map(({ seconds, title }, index) => (
        <div
          key={seconds}
          className="flex items-center gap-4 max-[19em]:flex-col max-[19em]:items-start sm:block"
        >
          <StoryboardFrame part={index} className="w-24 shrink-0 sm:w-full" />
          <p className="sm:mt-3">
            <span className="block text-muted text-sm">{seconds} s</span>
            <b>{title}</b>
          </p>
        </div>
      ))}
    </div>
  );
}
