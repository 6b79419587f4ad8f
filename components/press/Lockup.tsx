import { Ring } from '@/components/art/Ring';

type Props = { name: string; tone?: keyof typeof TONES; segments?: number; className?: string };

/** Mark and name as one drawing, in the colours of the ground that it stands on. */
export function Lockup({ name, tone = 'light', segments = 8, className = '' }: Props) {
  const look = TONES[tone];
  return (
    <span className={`inline-flex items-center gap-[0.32em] ${look.text} ${className}`}>
      <Ring segments={segments} thickness={0.11} className={`size-[1.12em] ${look.ring}`} />
      <span className="font-display leading-none tracking-[-0.03em]">{name}</span>
    </span>
  );
}

const TONES = {
  light: { ring: 'text-leaf-deep', text: 'text-text' },
  dark: { ring: 'text-leaf', text: 'text-white' },
  black: { ring: 'text-text', text: 'text-text' },
  white: { ring: 'text-white', text: 'text-white' },
  wrong: { ring: 'text-rose', text: 'text-iris' },
};
