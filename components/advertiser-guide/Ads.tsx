import { AdCard } from '@/components/art/AdCard';
import type { Content } from '@/lib/content';

type Props = { campaigns: Content['app']['campaigns']['items'] };

/** Ads of three advertisers, side by side. */
export function Ads({ campaigns }: Props) {
  return (
    <div aria-hidden="true" className="grid w-full max-w-lg grid-cols-3 gap-3 md:gap-5">
      {campaigns.slice(0, 3).map(({ name, art, tone }, index) => (
        <AdCard key={name} text={name} art={art} tone={tone} className={index === 1 ? 'mt-8' : 'mb-8'} />
      ))}
    </div>
  );
}
