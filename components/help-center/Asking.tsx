import { Figure } from '@/components/art/cast/Figure';

/** Somebody with a phone and a question, where a wide page has room beside its title. Decorative. */
export function Asking() {
  return (
    <div aria-hidden="true" className="relative w-full max-w-sm pt-8 max-lg:hidden">
      <Figure name="faith" pose="phone" className="w-full" />
      <span className="absolute top-0 left-0 grid size-24 place-items-center rounded-full rounded-br-none bg-leaf-deep font-display text-6xl text-white">
        ?
      </span>
    </div>
  );
}
