import { buttonClass } from '@/components/ui/ButtonLink';
import { Bone, LABEL, type SelectorWords } from './controls';

type Props = { words: SelectorWords; status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** In place of audience and country while there are none: their room, and why: not yet, not reached, or an empty list. */
export function Waiting({ words, status, onRetry }: Props) {
  const loading = status === 'loading';
  return (
    <>
      <div
        aria-hidden="true"
        className={`col-start-1 row-start-1 grid grid-cols-1 gap-5 sm:grid-cols-2 ${loading ? '' : 'invisible'}`}
      >
        {[words.audience, words.country].map((label) => (
          <div key={label}>
            <span className={LABEL}>{label}</span>
            <Bone className="h-13 w-full rounded-control!" />
          </div>
        ))}
      </div>
      {loading ? (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      ) : (
        <div className="col-start-1 row-start-1 flex flex-wrap content-center items-center justify-between gap-x-6 gap-y-3 rounded-control border border-rule bg-white px-5 py-3">
          {status === 'failed' ? (
            <>
              <p role="alert" className="font-semibold text-rose-deep">
                {words.failed}
              </p>
              <button type="button" onClick={onRetry} className={buttonClass('outline-light', 'small')}>
                {words.again}
              </button>
            </>
          ) : (
            <p role="status">
              {words.none}{' '}
              <a href="/#contact" className="text-link">
                {words.tell}
              </a>
              .
            </p>
          )}
        </div>
      )}
    </>
  );
}
