'use client';
import { buttonClass } from '@/components/ui/button';
import type { SelectorWords } from './words';

type Props = { words: SelectorWords; status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** Why there is nothing to select: not yet, not reached, or an empty list. */
export function SelectorNotice({ words, status, onRetry }: Props) {
  if (status === 'loading') {
    return (
      <p role="status" className="sr-only">
        {words.loading}
      </p>
    );
  }
  return (
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
  );
}
