import { type Content, content, factValue, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { AdArt, Drawing } from '../Drawing';
import { AppPhone, Screen } from './phone';

type Ad = Omit<Content['home']['hero']['slogans'][number], 'advertiser'> & {
  advertiser?: string | undefined;
  note?: string;
  className: string;
};

/** An ad as the list shows it. Everything is measured in `em`. */
export function AdTile({ text, advertiser, art, tone, note, className }: Ad) {
  return (
    <span className={`flex items-center rounded-[1.2em] pl-[1em] tone-${tone} ${className}`}>
      <span className="min-w-0 flex-1">
        <b className="block font-display text-[1.7em] leading-none">{text}</b>
        {advertiser && <span className="mt-[.4em] block">{advertiser}</span>}
        {note && <span className="block whitespace-nowrap text-[.84em] @max-[14rem]:hidden">{note}</span>}
      </span>
      <AdArt name={art} className="mr-[.3em] size-[6.6em] shrink-0" />
    </span>
  );
}

/** The list of campaigns: what a view brings, what the video weighs, how long it still runs. */
export function CampaignList({ className }: { className?: string }) {
  const { campaigns, words } = content().app;
  return (
    <Screen label={campaigns.label} className={className} title={campaigns.title} tab="campaigns">
      <b className="whitespace-nowrap font-display text-[3.4em] leading-none tracking-tight">
        {localRate(factValue('exampleRate'))}
      </b>
      <b className="mb-[.8em] pl-[.1em] text-[1.2em]">{words.screens.rate}</b>
      {campaigns.items.map((ad) => (
        <AdTile
          key={ad.name}
          {...ad}
          text={ad.name}
          note={insert(words.screens.ad, { megabytes: ad.megabytes, hours: ad.hoursToGo })}
          className="mb-[.7em] flex-1"
        />
      ))}
    </Screen>
  );
}

/** A campaign that is joined by downloading its video: the ad, what a view of it brings, and the two buttons in their order. */
export function JoinAd({ className }: { className?: string }) {
  const { campaigns, join, post, words } = content().app;
  const ad = campaigns.items.at(-1);
  if (!ad) return null;
  return (
    <AppPhone label={join.label} className={className}>
      <div className="flex flex-1 flex-col gap-[.7em] p-[1.1em] pt-[1.5em] text-center font-bold">
        <span className={`flex flex-1 rounded-[1.2em] p-[1.1em] text-left flex-col tone-${ad.tone}`}>
          <span className="font-display text-[1.9em] leading-none tracking-tight">
            {ad.name}
            <span className="mt-[.5em] block font-normal font-sans text-[.53em] leading-[1.3] tracking-normal">
              {ad.advertiser}
            </span>
          </span>
          <AdArt name={ad.art} className="m-auto size-[12em]" />
        </span>
        <span className="flex items-center justify-between px-[.2em] text-[1.07em]">
          {join.rate}
          <b className="font-display text-[1.4em]">{localRate(factValue('exampleRate'))}</b>
        </span>
        <span className="rounded-[.8em] bg-leaf pt-[.76em] pb-[.64em] text-ink">
          {insert(words.screens.join, { megabytes: ad.megabytes })}
        </span>
        <span className="rounded-[.8em] border border-rule bg-white pt-[.76em] pb-[.64em]">
          {post.button}
        </span>
      </div>
    </AppPhone>
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
        <span className="mt-[.9em] text-[1.2em]">
          <b className="block">{ad.advertiser}</b>
          {app.post.title}
        </span>
        <span className="mt-[.3em] font-display text-[2em] leading-[1.05] tracking-tight">{ad.name}</span>
        <AdArt name={ad.art} className="mx-auto size-[16em]" />
      </div>
      <div className="bg-white px-[1.1em] pt-[1em] pb-[1.3em]">
        <span className="block rounded-[.7em] bg-leaf py-[.55em] text-center font-bold text-[1.2em] text-ink">
          {app.post.button}
        </span>
      </div>
    </AppPhone>
  );
}

/** The last of the ads that the home page shows, as it stands on a Status. Decorative. */
export function LastAd({ className }: { className?: string }) {
  const ad = content().home.hero.slogans.at(-1);
  if (!ad) return null;
  return (
    <AppPhone className={className} screen="aspect-[9/13]">
      <div className={`flex flex-1 flex-col p-[1.3em] tone-${ad.tone}`}>
        <span className="h-[.3em] rounded-full bg-current" />
        <b className="mt-[.5em] font-display text-[2.7em] leading-none tracking-tight">{ad.text}</b>
        <span className="mt-[.3em] text-[1.6em] @max-[8rem]:invisible">{ad.advertiser}</span>
        <AdArt name={ad.art} className="-mt-[1.6em] mx-auto size-[14em] shrink-0" />
      </div>
    </AppPhone>
  );
}

/** The last but one of them, and the thumb that posts it. Decorative. */
export function Posting({ className }: { className: string }) {
  const { app, home } = content();
  const ad = home.hero.slogans.at(-2);
  if (!ad) return null;
  return (
    <div className={`relative ${className}`}>
      <AppPhone screen="aspect-[9/14.7]">
        <div className={`flex flex-1 flex-col p-[1.3em] tone-${ad.tone}`}>
          <span className="h-[.3em] rounded-full bg-current" />
          <b className="mt-[.5em] font-display text-[2.7em] leading-none tracking-tight">{ad.text}</b>
          <AdArt name={ad.art} className="mx-auto mt-auto -mb-[.6em] size-[9.2em] shrink-0" />
        </div>
        <span className="bg-white p-[1em] pb-[1.4em]">
          <b className="block rounded-[.7em] bg-leaf p-[.8em] text-[1.6em] leading-none text-ink">
            {app.post.button}
          </b>
        </span>
      </AppPhone>
      <Drawing name="press" className="absolute bottom-0 w-full overflow-visible" />
    </div>
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
        <span className="@max-[10rem]:mt-[.5em] @max-[10rem]:text-[1.4em]">{campaign.mark}</span>
        <span className="mt-[.3em] font-display text-[2.6em] leading-none tracking-tight">
          {storyboard[0]?.shows ?? preview.text}
        </span>
        <AdArt name="pilau" className="my-auto size-[17.4em] shrink-0 self-center" />
        <span className="rounded-full bg-white py-[.5em] text-center font-bold text-ink @max-[10rem]:text-[1.6em]">
          {preview.button}
        </span>
      </div>
    </AppPhone>
  );
}
