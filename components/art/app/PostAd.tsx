import { LuCheck, LuClock3 } from 'react-icons/lu';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { AdArt } from '../Drawing';
import { AppPhone } from './AppPhone';

/** The ad as it will stand on the status, and the button that posts it. */
export function PostAd({ className }: { className?: string }) {
  const { app } = content();
  const [ad] = app.campaigns.items;
  if (!ad) return null;
  return (
    <AppPhone label={app.post.label} className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] tone-${ad.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <span className="mt-[.9em] text-[.78em]">
          <b className="block text-[1.15em]">{ad.advertiser}</b>
          {app.post.title}
        </span>
        <span className="mt-[.7em] block font-display text-[2em] leading-[1.02] tracking-tight">
          {ad.name}
        </span>
        <AdArt name={ad.art} className="m-auto size-[7.6em]" />
      </div>
      <div className="grid gap-[.5em] bg-white px-[1.1em] pt-[1em] pb-[1.3em] text-[.84em]">
        <span className="flex items-center gap-[.5em]">
          <LuCheck className="size-[1.2em] text-leaf-deep" />
          {app.post.saved} · {insert(app.words.screens.size, { megabytes: ad.megabytes })}
        </span>
        <span className="flex items-center gap-[.5em]">
          <LuClock3 className="size-[1.2em] text-leaf-deep" />
          {app.post.keep}
        </span>
        <span className="mt-[.3em] rounded-[.8em] bg-leaf py-[.75em] text-center font-bold text-[1.1em] text-ink">
          {app.post.button}
        </span>
      </div>
    </AppPhone>
  );
}
