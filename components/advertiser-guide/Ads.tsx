import { AdCard } from '@/components/art/AdCard';
import { content } from '@/lib/content';

/** The example campaign's ads that run, side by side; the one that the page goes on about stands first. */
export function Ads() {
  const { creatives, preview } = content().showcase;
  const others = creatives.filter(({ art, state }) => state === 'live' && art !== preview.art);
  const ads = [preview, ...others.slice(0, 2).map(({ name, art, tone }) => ({ text: name, art, tone }))];
  return (
    <div aria-hidden="true" className="grid w-full max-w-lg grid-cols-3 gap-3 md:gap-5">
      {ads.map(({ text, art, tone }, index) => (
        <AdCard key={text} text={text} art={art} tone={tone} className={index === 1 ? 'mt-8' : 'mb-8'} />
      ))}
    </div>
  );
}
