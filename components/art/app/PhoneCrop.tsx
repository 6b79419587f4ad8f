import type { ComponentType } from 'react';

type Props = { Screen: ComponentType<{ className?: string }>; className?: string };

/** The upper part of a phone with one screen of the app, in a window. */
export function PhoneCrop({ Screen, className = '' }: Props) {
  return (
    <div className={`overflow-hidden rounded-card bg-sand px-6 pt-5 ${className}`}>
      <Screen className="mx-auto w-full max-w-48" />
    </div>
  );
}
