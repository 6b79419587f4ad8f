import { Ring } from '@/components/art/Ring';
import type { EarnMoney } from '@/lib/content/schemas/guides';

/** Three figures drawn as rings. */
export function StatRings({ stats }: Pick<EarnMoney, 'stats'>) {
  if (stats.length === 0) return null;
  return (
    <ul className="grid gap-10 sm:grid-cols-3">
      {stats.map(({ figure, label, segments, filled }) => (
        <li
          key={label}
          className="flex items-center gap-5 max-[19em]:flex-col @max-[13em]/page:flex-col sm:flex-col sm:text-center"
        >
          <span className="relative grid size-32 max-w-full shrink-0 place-items-center md:size-48">
            <Ring
              segments={segments}
              filled={filled}
              thickness={0.07}
              className="absolute inset-0 size-full text-sun"
              trackClassName="text-line"
            />
            <span className="heading-3 text-white md:text-3xl">{figure}</span>
          </span>
          <span className="max-w-[20ch]">{label}</span>
        </li>
      ))}
    </ul>
  );
}
