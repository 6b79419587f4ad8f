import { AdCard } from '@/components/art/AdCard';
import { content } from '@/lib/content';

/** Ads of three advertisers, side by side. */
export function Ads() {
  const ads = content().app.campaigns.items.slice(0, 3);
  return (
    <div aria-hidden="true" className="grid w-full max-w-lg grid-cols-3 gap-3 md:gap-5">
      {ads.map(({ name, art, tone }, index) => (
        <AdCard key={name} text={name} art={art} tone={tone} className={index === 1 ? 'mt-8' : 'mb-8'} />
      ))}
    </div>
  );
}
