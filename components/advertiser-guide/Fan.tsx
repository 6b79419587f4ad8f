import { AdCard } from '@/components/art/AdCard';
import { content } from '@/lib/content';

/** Where each of the campaign's ads lies in the hand of cards. The last one lies on top, and the others keep clear of it. */
const PLACES = [
  'absolute top-5 left-[8%] w-[44%] origin-bottom -rotate-8 *:pe-[36%]!',
  'absolute top-5 right-[8%] w-[44%] origin-bottom rotate-8 *:ps-[41%]!',
  'absolute top-3 left-1/2 w-[48%] -translate-x-1/2',
];

/** The example campaign's ads, spread like a hand of cards. */
export function Fan() {
  const { creatives, preview } = content().showcase;
  const others = creatives.filter(({ art, state }) => state === 'live' && art !== preview.art);
  const ads = [
    ...others.slice(0, PLACES.length - 1).map(({ name, art, tone }) => ({ text: name, art, tone })),
    preview,
  ];
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[13/12] w-full max-w-md">
      {ads.map(({ text, art, tone }, index) => (
        <AdCard key={text} text={text} art={art} tone={tone} className={PLACES[index]} />
      ))}
    </div>
  );
}
