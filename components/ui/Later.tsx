import { Children, type ReactNode } from 'react';

/**
 * What stands below the first screens of any device: left out of layout until it comes near (app/globals.css), so that the
 * first paint need not wait for it. The site script may take the mark away before React compares the markup.
 */
export function Later({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (
    <div data-later suppressHydrationWarning>
      {part}
    </div>
  ));
}
