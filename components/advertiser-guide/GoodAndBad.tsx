import { LuCheck, LuX } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import type { Content } from '@/lib/content';
import { CrowdedAd } from './CrowdedAd';

type Props = Pick<Content['advertiserGuide']['compare'], 'good' | 'bad'> &
  Pick<Content['showcase'], 'preview'>;

/** Two ads for one kitchen, side by side: one that is understood in two seconds, and one that is not. */
export function GoodAndBad({ good, bad, preview }: Props) {
  const { art, tone, button } = preview;
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-16">
      <Side title={good.title} points={good.points} good>
        <AdCard text={good.text} art={art} tone={tone} button={button} className="w-34 shrink-0 sm:w-48" />
      </Side>
      <Side title={bad.title} points={bad.points}>
        <CrowdedAd lines={bad.lines} className="w-34 shrink-0 sm:w-48" />
      </Side>
    </div>
  );
}

type SideProps = { title: string; points: string[]; good?: boolean; children: React.ReactNode };

function Side({ title, points, good = false, children }: SideProps) {
  const Icon = good ? LuCheck : LuX;
  return (
    <div className="flex items-start gap-4 max-[19em]:flex-col @max-[13em]/page:flex-col sm:gap-8">
      {children}
      <div className="min-w-0">
        <h3 className="heading-3">{title}</h3>
        <ul className="mt-3 grid gap-2 empty:hidden sm:mt-4 sm:gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3 max-sm:text-[0.9375rem]">
              <span
                className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${good ? 'bg-leaf text-ink' : 'bg-rose-deep text-white'}`}
              >
                <Icon aria-hidden="true" strokeWidth={3} className="size-4" />
              </span>
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
