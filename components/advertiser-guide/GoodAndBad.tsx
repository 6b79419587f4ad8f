import { AdCard } from '@/components/art/AdCard';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';
import { CrowdedAd } from './CrowdedAd';

type Props = Pick<Content['advertiserGuide']['compare'], 'good' | 'bad'> &
  Pick<Content['showcase'], 'preview'>;

/** Two ads for one kitchen, side by side: one that is understood in two seconds, and one that is not. */
export function GoodAndBad({ good, bad, preview }: Props) {
  const { art, tone, button } = preview;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-1 sm:gap-6 lg:grid-cols-2 lg:gap-16">
      <Side title={good.title} points={good.points} good>
        <AdCard text={good.text} art={art} tone={tone} button={button} className={AD} />
      </Side>
      <Side title={bad.title} points={bad.points}>
        <CrowdedAd lines={bad.lines} className={AD} />
      </Side>
    </div>
  );
}

/** On phones both ads stand in one row, above what is said of them. */
const AD = 'shrink-0 max-sm:order-first sm:w-[min(12rem,45%)] xl:w-[min(16rem,45%)]';

type SideProps = { title: string; points: string[]; good?: boolean; children: React.ReactNode };

function Side({ title, points, good = false, children }: SideProps) {
  return (
    <div className="items-center max-sm:contents sm:flex sm:gap-8">
      {children}
      <div className="min-w-0 max-sm:col-span-2">
        <h3 className="heading-3">{title}</h3>
        <TickList
          points={points}
          no={!good}
          className="mt-3 grid gap-2 max-sm:text-[0.9375rem] sm:mt-4 sm:gap-3"
        />
      </div>
    </div>
  );
}
