import type { CastName } from '@/lib/content/schemas/cast';
import { CAST } from './people';

const SKINS = {
  deep: { face: 'fill-skin-deep', shade: 'fill-ink/30' },
  brown: { face: 'fill-skin', shade: 'fill-ink/25' },
  light: { face: 'fill-skin-light', shade: 'fill-ink/20' },
};

/** A drawn person of the cast, head and shoulders: an illustration of nobody real. Decorative; the name stands beside it. */
export function Avatar({ name, className = '' }: { name: CastName; className?: string }) {
  const { behind, front, shirt, ground, skin, mouth } = CAST[name];
  const { face, shade } = SKINS[skin];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`rounded-full ${className}`}>
      <path d="M0 0h100v100H0z" className={ground} />
      {behind}
      <path d="M12 104c2-22 18-31 38-31s36 9 38 31z" className={shirt} />
      <path d="M41 60h18v13a9 9 0 0 1-18 0z" className={face} />
      <path d="M41 66c5 5 13 5 18 0v5c-5 5-13 5-18 0z" className={shade} />
      <path d="M31 42c0-14 8-22 19-22s19 8 19 22-8 26-19 26-19-12-19-26z" className={face} />
      <path
        d="M40 43a2.6 2.6 0 0 0 5 0 2.6 2.6 0 0 0-5 0zm15 0a2.6 2.6 0 0 0 5 0 2.6 2.6 0 0 0-5 0z"
        className="fill-ink"
      />
      <path
        d={mouth === 'grin' ? 'M42 54c3 6 13 6 16 0z' : 'M43 55c4 4 10 4 14 0'}
        strokeWidth="3"
        strokeLinecap="round"
        className={mouth === 'grin' ? 'fill-white' : 'fill-none stroke-white'}
      />
      {front}
    </svg>
  );
}
