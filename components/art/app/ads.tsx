import { LuCheck, LuClock3 } from 'react-icons/lu';
import { content, factValue, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { AdArt } from '../Drawing';
import { AppPhone, Screen } from './phone';

/** The list of campaigns: what a view brings, what the video weighs, how long it still runs. */
export function CampaignList({ className }: { className?: string }) {
  const { campaigns, words } = content().app;
  return (
    <Screen label={campaigns.label} className={className} title={campaigns.title} tab="campaigns">
      <span className="mb-[.7em] w-fit rounded-full bg-leaf/25 px-[.7em] py-[.1em] font-bold">
        {insert(words.screens.perView, { rate: localRate(factValue('exampleRate')) })}
      </span>
      {campaigns.items.map(({ name, advertiser, art, tone, megabytes, hoursToGo }) => (
        <span
          key={name}
          className="mb-[.6em] flex gap-[.6em] rounded-[1em] border border-rule bg-white p-[.45em]"
        >
          <span
            className={`grid w-[3.5em] shrink-0 place-items-center rounded-[.8em] py-[.7em] tone-${tone}`}
          >
            <AdArt name={art} className="size-[2.9em]" />
          </span>
          <span className="min-w-0 self-center @max-[11rem]:text-[1.2em]">
            <b className="block whitespace-nowrap">{name}</b>
            <span className="block whitespace-nowrap text-[.92em] text-muted">{advertiser}</span>
            <span className="block whitespace-nowrap text-[.84em] text-muted @max-[11rem]:hidden">
              {insert(words.screens.ad, { megabytes, hours: hoursToGo })}
            </span>
          </span>
        </span>
      ))}
    </Screen>
  );
}

/** The ad as it will stand on the status, and the button that posts it. */
export function PostAd({ className }: { className?: string }) {
  const { app } = content();
  const [ad] = app.campaigns.items;
  if (!ad) return null;
  return (
    <AppPhone label={app.post.label} className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] tone-${ad.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <span className="mt-[1em] text-[.84em]">
          <b className="block text-[1.1em]">{ad.advertiser}</b>
          {app.post.title}
        </span>
        <span className="mt-[.6em] block font-display text-[2em] leading-[1.05] tracking-tight">
          {ad.name}
        </span>
        <AdArt name={ad.art} className="m-auto size-[12em]" />
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
        <span className="mt-[.3em] rounded-[.8em] bg-leaf py-[.7em] text-center font-bold text-[1.1em] text-ink">
          {app.post.button}
        </span>
      </div>
    </AppPhone>
  );
}

/** The example ad of the showcase as it stands on a Status. Decorative. */
export function StatusAd({ className }: { className?: string }) {
  const { campaign, preview, storyboard } = content().showcase;
  return (
    <AppPhone className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] pb-[1.3em] tone-${preview.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <b className="mt-[.9em] text-[1.1em] @max-[10rem]:hidden">{campaign.advertiser}</b>
        <span className="@max-[10rem]:hidden">{campaign.mark}</span>
        <span className="mt-[.3em] font-display text-[2.6em] leading-none tracking-tight">
          {storyboard[0]?.shows ?? preview.text}
        </span>
        <AdArt name="pilau" className="m-auto size-[14em]" />
        <span className="rounded-full bg-white py-[.5em] text-center font-bold text-ink @max-[10rem]:text-[1.6em]">
          {preview.button}
        </span>
      </div>
    </AppPhone>
  );
}
