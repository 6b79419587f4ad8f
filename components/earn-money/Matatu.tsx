import { Person, Portrait } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';

/** Who rides, each at a window that is the ring of a status. */
const PASSENGERS = [
  { name: 'faith', place: 'left-[6.5%] text-rose-deep' },
  { name: 'kevin', place: 'left-[23.5%] text-leaf-deep' },
  { name: 'amina', place: 'left-[40.5%] text-iris' },
  { name: 'joseph', place: 'left-[57.5%] text-sun-deep' },
] as const;

/** A matatu that passes a shop, over the whole width of the panel: what a Status can pay for. Decorative. */
export function Matatu() {
  return (
    <div
      aria-hidden="true"
      className="relative flex w-full max-w-5xl items-end justify-between pt-[7%] sm:pt-[4%]"
    >
      <Person name="mumbi" pose="keep" className="relative mb-8 ml-[5%] w-[15%] max-sm:hidden lg:mb-12" />
      <Drawing name="road" className="-translate-x-1/2 absolute bottom-0 left-1/2 h-9 w-screen lg:h-14" />
      <div className="relative mb-2.5 w-full sm:w-[70%] lg:mb-4">
        <Drawing name="matatu" className="block w-full overflow-visible" />
        {PASSENGERS.map(({ name, place }) => (
          <Portrait
            key={name}
            name={name}
            className={`absolute! top-[15%] aspect-square w-[15.5%] ${place}`}
          />
        ))}
      </div>
    </div>
  );
}
