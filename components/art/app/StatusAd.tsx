import { content } from '@/lib/content';
import { AdArt } from '../Drawing';
import { AppPhone } from './AppPhone';

/** The example ad of the showcase as it stands on a Status. Decorative. */
export function StatusAd({ className }: { className?: string }) {
  const { campaign, preview, storyboard } = content().showcase;
  return (
    <AppPhone className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] pb-[1.3em] tone-${preview.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <b className="mt-[.9em] text-[.9em]">{campaign.advertiser}</b>
        <span className="text-[.8em]">{campaign.mark}</span>
        <span className="mt-[.3em] font-display text-[2.6em] leading-none tracking-tight">
          {storyboard[0]?.shows ?? preview.text}
        </span>
        <AdArt name="pilau" className="m-auto size-[14em]" />
        <span className="rounded-full bg-white py-[.5em] text-center font-bold text-ink">
          {preview.button}
        </span>
      </div>
    </AppPhone>
  );
}
