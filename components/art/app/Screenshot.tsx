import { LuEye } from 'react-icons/lu';
import { content } from '@/lib/content';
import { formatCount } from '@/lib/money';
import { AdArt } from '../Drawing';

/** Widths of the viewers' blurred names. */
const NAMES = ['w-[5.2em]', 'w-[3.9em]', 'w-[4.6em]', 'w-[5.6em]'];

type Props = {
  /** Whether the count of views and the time of posting stay within the picture. */
  whole?: boolean;
  className?: string;
};

/** A screenshot of one's own status with its viewers, as an earner sends it: sizes in `em`. */
export function Screenshot({ whole = true, className = '' }: Props) {
  const { app } = content();
  const [ad] = app.campaigns.items;
  if (!ad) return null;
  return (
    <span
      className={`flex flex-col overflow-hidden rounded-[.9em] bg-ink text-mist leading-[1.3] ${className}`}
    >
      <span className={`flex items-center gap-[.6em] px-[.8em] py-[.7em] tone-${ad.tone}`}>
        <span className="min-w-0">
          {whole && <span className="block whitespace-nowrap text-[.7em]">{app.proof.posted}</span>}
          <b className="block font-display text-[1.1em] leading-[1.05]">{ad.name}</b>
        </span>
        <AdArt name={ad.art} className="ml-auto size-[4em] shrink-0" />
      </span>
      {whole && (
        <span className="flex items-center gap-[.5em] px-[.8em] pt-[.6em] text-white">
          <LuEye className="size-[1.1em] text-leaf" />
          <span className="whitespace-nowrap text-[.85em]">
            {app.proof.viewedBy} <b>{formatCount(app.proof.views)}</b>
          </span>
        </span>
      )}
      <span className="grid gap-[.45em] px-[.8em] py-[.65em]">
        {NAMES.map((width) => (
          <span key={width} className="flex items-center gap-[.6em]">
            <span className="size-[1.35em] rounded-full bg-line" />
            <span className={`h-[.65em] rounded-full bg-mist/70 blur-[.14em] ${width}`} />
          </span>
        ))}
      </span>
    </span>
  );
}
