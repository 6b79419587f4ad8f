'use client';
import { buttonClass } from '@/components/ui/button';

type Props = { status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** Why there is nothing to select: not yet, not reached, or an empty list. */
export function SelectorNotice({ status, onRetry }: Props) {
  if (status === 'loading') {
    return (
      <p role="status" className="sr-only">
        Loading audiences and prices
      </p>
    );
  }
  return (
    <div className="col-start-1 row-start-1 flex flex-wrap content-center items-center justify-between gap-x-6 gap-y-3 rounded-control border border-rule bg-white px-5 py-3">
      {status === 'failed' ? (
        <>
          <p role="alert" className="font-semibold text-rose-deep">
            Failed to load categories
          </p>
          <button type="button" onClick={onRetry} className={buttonClass('outline-light', 'small')}>
            Try again
          </button>
        </>
      ) : (
        <p role="status">
          No audience can be booked at the moment.{' '}
          <a href="/#contact" className="text-link">
            Tell us whom you want to reach
          </a>
          .
        </p>
      )}
    </div>
  );
}
