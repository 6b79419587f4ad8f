import { Ring } from '@/components/art/Ring';

/** With more dashes a ring is read as a line; each of them then stands for several articles. */
const MOST_DASHES = 60;

/** The blog as a ring with a dash for each article, lit for those of a list. */
export function ListRing({ count, total }: { count: number; total: number }) {
  const segments = Math.min(total, MOST_DASHES);
  return (
    <span aria-hidden="true" className="relative grid size-32 place-items-center md:size-56">
      <Ring
        segments={segments}
        filled={Math.ceil((count / total) * segments)}
        className="absolute inset-0 size-full text-leaf-deep"
      />
      <span className="heading-2">{count}</span>
    </span>
  );
}
