import {
  LuClapperboard,
  LuGraduationCap,
  LuMic,
  LuRadioTower,
  LuShoppingBasket,
  LuWallet,
} from 'react-icons/lu';
import { SampleLine } from '@/components/ui/SampleLine';
import type { PartnerMarkEntry } from '@/lib/content';

const MARKS = {
  wallet: LuWallet,
  mast: LuRadioTower,
  clapper: LuClapperboard,
  basket: LuShoppingBasket,
  cap: LuGraduationCap,
  microphone: LuMic,
};

type Props = { title: string; note: string; marks: readonly PartnerMarkEntry[] };

/** Where the marks of partners will stand. */
export function Marks({ title, note, marks }: Props) {
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="marks-title" className="wrap section">
      <h2 id="marks-title" className="heading-3">
        {title}
      </h2>
      <SampleLine of={marks} note={note} />
      <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-7 md:mt-8 md:grid-cols-3 lg:grid-cols-6">
        {marks.map(({ name, kind, shape }) => {
          const Mark = MARKS[shape];
          return (
            <li key={name} className="border-rule border-t pt-4">
              <Mark aria-hidden="true" className="size-9 text-iris" />
              <p className="mt-3 font-display text-lg leading-tight">{name}</p>
              <p className="mt-1 text-muted">{kind}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
