import { Bone } from './Bone';
import { LABEL } from './control';
import type { SelectorWords } from './words';

/** The audience and the country before they are known; also keeps their room while a notice stands over it. */
export function SelectorSkeleton({ words, isVisible }: { words: SelectorWords; isVisible: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`col-start-1 row-start-1 grid grid-cols-1 gap-5 sm:grid-cols-2 ${isVisible ? '' : 'invisible'}`}
    >
      {[words.audience, words.country].map((label) => (
        <div key={label}>
          <span className={LABEL}>{label}</span>
          <Bone className="h-13 w-full rounded-control!" />
        </div>
      ))}
    </div>
  );
}
