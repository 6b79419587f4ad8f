import { content, factValue, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { AdArt } from '../Drawing';
import { AppPhone } from './AppPhone';
import { Screen } from './Screen';

/** The list of campaigns: what a view brings, what the video weighs, how long it still runs. */
export function CampaignList({ className }: { className?: string }) {
  const {
    campaigns,
    words: { screens: words },
  } = content().app;
  return (
    <AppPhone label={campaigns.label} className={className}>
      <Screen title={campaigns.title} tab="campaigns">
        <span className="mb-[.7em] block px-[.2em] text-[.8em] text-muted">{campaigns.note}</span>
        {campaigns.items.map(({ name, advertiser, art, tone, megabytes, hoursToGo }) => (
          <span
            key={name}
            className="mb-[.6em] flex gap-[.7em] rounded-[1em] border border-rule bg-white p-[.5em]"
          >
            <span
              className={`grid w-[3.5em] shrink-0 place-items-center rounded-[.7em] py-[.8em] tone-${tone}`}
            >
              <AdArt name={art} className="size-[2.9em]" />
            </span>
            <span className="min-w-0 py-[.1em]">
              <b className="block whitespace-nowrap text-[.92em]">{name}</b>
              <span className="block whitespace-nowrap text-[.74em] text-muted">{advertiser}</span>
              <span className="mt-[.35em] inline-block rounded-full bg-leaf/25 px-[.6em] font-bold text-[.76em]">
                {insert(words.perView, { rate: localRate(factValue('exampleRate')) })}
              </span>
              <span className="block whitespace-nowrap text-[.72em] text-muted">
                {insert(words.ad, { megabytes, hours: hoursToGo })}
              </span>
            </span>
          </span>
        ))}
      </Screen>
    </AppPhone>
  );
}
