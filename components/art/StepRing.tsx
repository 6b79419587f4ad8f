import { Ring } from './Ring';

type Props = {
  step: number;
  of: number;
  /** Amber speaks to earners, violet to advertisers. */
  accent?: 'leaf' | 'sun' | 'iris';
  /** Whether it stands on ink. */
  dark?: boolean;
  className?: string;
};

const ACCENTS = {
  leaf: { light: 'text-leaf-deep', dark: 'text-leaf' },
  sun: { light: 'text-sun', dark: 'text-sun' },
  iris: { light: 'text-iris', dark: 'text-iris-light' },
};

/** A step's number inside a ring whose lit dashes count the steps so far. */
export function StepRing({ step, of, accent = 'leaf', dark = false, className = 'size-16' }: Props) {
  return (
    <span className={`relative inline-grid shrink-0 place-items-center ${className}`}>
      <Ring
        segments={of}
        filled={step}
        thickness={0.1}
        className={`absolute inset-0 ${ACCENTS[accent][dark ? 'dark' : 'light']}`}
        trackClassName={dark ? 'text-line' : 'text-rule'}
      />
      <span className={`font-display text-xl ${dark ? 'text-white' : ''}`}>{step}</span>
    </span>
  );
}
