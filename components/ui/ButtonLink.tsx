import type { AnchorHTMLAttributes } from 'react';
import { type ButtonTone, buttonClass } from './button';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { tone?: ButtonTone; size?: 'normal' | 'small' };

export function ButtonLink({ tone = 'leaf', size = 'normal', className = '', children, ...rest }: Props) {
  return (
    <a {...rest} className={`${buttonClass(tone, size)} ${className}`}>
      {children}
    </a>
  );
}
