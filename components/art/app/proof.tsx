import { LuCheck, LuEye } from 'react-icons/lu';
import { type Content, content, factValue, localRate } from '@/lib/content';
import { formatCount } from '@/lib/money';
import { AdArt } from '../Drawing';
import { AppPhone, Screen, Title } from './phone';

/** A screenshot that was accepted, and the sum for its views. */
export function ProofAccepted({ className }: { className?: string }) {
  const { proof } = content().app;
  return (
    <Screen label={proof.label} className={className} title={proof.title} tab="proofs">
      <Accepted className="mb-[.9em] flex-1" />
      <Screenshot className="mb-[.9em]" />
    </Screen>
  );
}

/** The upper part of it: stands on the lower edge of a panel. Decorative. */
export function Accepting({ className }: { className?: string }) {
  return (
    <AppPhone className={className} screen="pb-[2em]">
      <Title>{content().app.proof.title}</Title>
      <Accepted className="mx-[.9em]" />
    </AppPhone>
  );
}

function Accepted({ className = '' }) {
  const { proof } = content().app;
  const rate = factValue('exampleRate');
  return (
    <span className={`flex flex-col justify-center rounded-[1em] bg-leaf/20 p-[.9em] ${className}`}>
      <span className="flex items-center gap-[.5em] font-display text-[1.7em]">
        <span className="grid size-[1.4em] place-items-center rounded-full bg-leaf-deep text-white">
          <LuCheck className="size-[1em]" strokeWidth={3.5} />
        </span>
        {proof.accepted}
      </span>
      <span className="mt-[.6em] flex flex-wrap justify-between text-[1.15em]">
        <span>
          {formatCount(proof.views)} × {localRate(rate)}
        </span>
        <b>{localRate(proof.views * rate)}</b>
      </span>
    </span>
  );
}

/** Viewers with their names blurred, each of its own width. */
export function Viewers({ className = '' }) {
  return (
    <span className={`grid grid-cols-1 gap-[.5em] ${className}`}>
      {['w-[5.4em]', 'w-[4em]', 'w-[4.8em]', 'w-[6em]'].map((width) => (
        <span key={width} className="flex items-center gap-[.6em]">
          <span className="size-[1.4em] shrink-0 rounded-full bg-line" />
          <span className={`h-[.65em] rounded-full bg-mist/70 [filter:blur(.14em)] ${width}`} />
        </span>
      ))}
    </span>
  );
}

type ScreenshotProps = {
  ad?: Pick<Content['app']['campaigns']['items'][number], 'name' | 'art' | 'tone'> | undefined;
  /** Whether the count of views and the time of posting stay within the picture. */
  whole?: boolean;
  className?: string;
};

/** A screenshot of one's own status with its viewers, as an earner sends it, of an ad or of the first of the app's campaigns: sizes in `em`. */
export function Screenshot({ ad: own, whole = true, className = '' }: ScreenshotProps) {
  const { app } = content();
  const ad = own ?? app.campaigns.items[0];
  if (!ad) return null;
  return (
    <span
      className={`flex flex-col overflow-hidden rounded-[1em] bg-ink text-mist leading-[1.3] ${className}`}
    >
      <span className={`flex items-center gap-[.6em] px-[.9em] py-[.7em] tone-${ad.tone}`}>
        <span className="min-w-0">
          {whole && <span className="block whitespace-nowrap text-[1.07em]">{app.proof.posted}</span>}
          <b className="block font-display text-[1.2em] leading-[1.05]">{ad.name}</b>
        </span>
        <AdArt name={ad.art} className="ml-auto size-[4em] shrink-0" />
      </span>
      {whole && (
        <span className="flex items-center gap-[.5em] px-[.9em] pt-[.6em] text-white">
          <LuEye className="size-[1.2em] text-leaf" />
          <span className="whitespace-nowrap text-[1.07em]">
            {app.proof.viewedBy} <b>{formatCount(app.proof.views)}</b>
          </span>
        </span>
      )}
      <Viewers className="px-[.9em] py-[.7em]" />
    </span>
  );
}
