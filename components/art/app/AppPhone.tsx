import type { ReactNode } from 'react';

type Props = {
  /** What the screen shows, for those who do not see it; without it the picture is decoration. */
  label?: string;
  children: ReactNode;
  className?: string;
};

/**
 * A phone with the app on it, at any width: everything inside is measured in `em`, which here is a share of the phone's
 * width, so that the picture neither wraps nor overflows when a reader enlarges text.
 */
export function AppPhone({ label, children, className = '' }: Props) {
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className={className}>
      <div className="@container">
        <div className="for-paper rounded-[13cqi] bg-ink p-[3.2cqi] shadow-device outline outline-line">
          <div className="relative isolate flex aspect-[9/18.4] flex-col overflow-hidden rounded-[10cqi] bg-paper text-left text-[5.4cqi] text-text leading-[1.3]">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
