import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { tone?: ButtonTone; size?: 'normal' | 'small' };

export function ButtonLink({ tone = 'leaf', size = 'normal', className = '', children, ...rest }: Props) {
  return (
    <a {...rest} className={`${buttonClass(tone, size)} ${className}`}>
      {children}
    </a>
  );
}

/**
 * `leaf` is the primary, `leaf-light` on light ground; outlines come for dark and for light; sun and iris for one audience,
 * ink and white, and their outlines, for standing on those. In forced colours the unseen border is what shows a button's edge.
 */
const TONES = {
  leaf: 'border border-transparent bg-leaf text-ink hover:bg-white hover:text-ink',
  'leaf-light': 'border border-transparent bg-leaf text-ink hover:bg-ink hover:text-white',
  sun: 'border border-transparent bg-sun text-ink hover:bg-ink hover:text-white',
  iris: 'border border-transparent bg-iris text-white hover:bg-ink',
  ink: 'border border-transparent bg-ink text-white hover:bg-white hover:text-ink',
  white: 'border border-transparent bg-white text-ink hover:bg-ink hover:text-white',
  'outline-dark': 'border border-white/45 text-white hover:border-white',
  'outline-light': 'border border-text/25 text-text hover:border-text',
  'outline-ink': 'border border-ink/50 bg-sun text-ink hover:border-ink hover:bg-ink hover:text-white',
  'outline-white': 'border border-white/45 text-white hover:border-white hover:bg-white hover:text-ink',
};

export type ButtonTone = keyof typeof TONES;

/** @returns the classes of a button or of a link that looks like one */
export function buttonClass(tone: ButtonTone = 'leaf', size: 'normal' | 'small' = 'normal'): string {
  const box = size === 'small' ? 'min-h-11 px-4 py-2 text-[0.9375rem]' : 'min-h-13 px-6 py-2.5 text-base';
  return `inline-flex items-center justify-center gap-2 rounded-control font-bold text-center transition-tone active:translate-y-px ${box} ${TONES[tone]}`;
}
