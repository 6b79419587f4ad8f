import type { InputHTMLAttributes } from 'react';
import { litUpTo } from '@/lib/drawing/slider';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  min: number;
  max: number;
  /** Where the lit part of the track ends. */
  at: number;
  /** Class of the lit part and of the thumb, which take `currentColor`. */
  className?: string;
};

/** A range input that shows how far it has come; it has a 44 px target and its caller labels it. */
export function Slider({ min, max, at, className = '', ...input }: Props) {
  return (
    <span className={`slider ${className}`}>
      <svg aria-hidden="true">
        <line
          x1="-10"
          x2={litUpTo(at, min, max)}
          y1="4"
          y2="4"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          data-slider-lit
        />
      </svg>
      <input {...input} type="range" min={min} max={max} />
    </span>
  );
}
