import { Ring } from '@/components/art/Ring';
import { content } from '@/lib/content';

/** Mark and name as one drawing, in the colours of the ground that it stands on. */
export function Lockup({
  tone = 'light',
  className = '',
}: {
  tone?: keyof typeof TONES;
  className?: string;
}) {
  const { ring, name } = TONES[tone];
  return (
    <span className={`inline-flex items-center gap-[0.32em] ${name} ${className}`}>
      <Ring segments={8} thickness={0.11} className={`size-[1.12em] ${ring}`} />
      <span className="font-display leading-none tracking-[-0.03em]">{content().site.product.name}</span>
    </span>
  );
}

const TONES = {
  light: { ring: 'text-leaf-deep', name: 'text-text' },
  dark: { ring: 'text-leaf', name: 'text-white' },
  black: { ring: 'text-text', name: 'text-text' },
  white: { ring: 'text-white', name: 'text-white' },
};
