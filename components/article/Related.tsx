import { Children, type ReactNode } from 'react';
import { Flat } from '@/components/ui/Flat';

/** The cards of the two articles that the editor named as what to read next. */
export function Related({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <Flat as="section" aria-labelledby="related-title" className="section bg-sand print:hidden">
      <div className="wrap">
        <h2 id="related-title" className="heading-2 mb-8 md:mb-10">
          {title}
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </Flat>
  );
}
