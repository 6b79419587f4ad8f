'use client';
import type { ComponentProps } from 'react';
import type { AudienceCategory } from '@/lib/site/pricing/types';

type Props = ComponentProps<'div'> & {
  category: AudienceCategory;
  isHighlighted: boolean;
  isSelected: boolean;
};

/** One line of the audience list, with what a search looks at. */
export function AudienceOption({ category, isHighlighted, isSelected, ...option }: Props) {
  return (
    <div
      {...option}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[0.625rem] px-3 py-1.5 text-base leading-snug ${
        isHighlighted ? 'bg-sand forced-colors:outline-2' : ''
      }`}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{category.name}</span>
        <span className="block text-muted text-sm">{category.description}</span>
      </span>
      {isSelected && (
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 text-iris">
          <path
            d="M2 8.5l4 4 8-9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      )}
    </div>
  );
}
