import { AdDrawing } from '@/components/art/AdArt';
import { Portrait } from '@/components/art/cast/Portrait';

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
    <div aria-hidden="true" className="relative flex w-full max-w-5xl items-end justify-between">
      <span className="absolute bottom-4 left-0 aspect-square w-[29%] rounded-full bg-sand max-sm:hidden" />
      <AdDrawing name="duka" className="relative mb-4 ml-[3%] w-[23%] max-sm:hidden lg:mb-10" />
      <Road />
      <div className="relative w-full sm:w-[70%]">
        <Van />
        {PASSENGERS.map(({ name, place }) => (
          <Portrait
            key={name}
            name={name}
            className={`absolute! top-[15%] aspect-square w-[15.5%] rounded-full bg-ink ${place}`}
          />
        ))}
      </div>
    </div>
  );
}

/** As wide as the window, with the line in its middle. */
function Road() {
  return (
    <svg
      viewBox="0 0 1600 60"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="-translate-x-1/2 absolute bottom-0 left-1/2 h-9 w-screen lg:h-14"
    >
      <path d="M0 0h1600v60H0z" className="fill-ink" />
      <path d="M0 34h1600" strokeWidth="5" strokeDasharray="46 34" className="stroke-white" />
    </svg>
  );
}

function Van() {
  return (
    <svg viewBox="0 0 760 320" aria-hidden="true" className="block w-full overflow-visible">
      <path d="M120 14h330" strokeWidth="8" strokeLinecap="round" className="stroke-ink" />
      <path d="M150 14v18m90-18v18m90-18v18m90-18v18" strokeWidth="6" className="stroke-ink" />
      <path
        d="M24 262V70q0-42 46-42h470q44 0 74 46l48 74q74 10 80 60v54z"
        strokeWidth="2"
        className="fill-white stroke-ink/30"
      />
      <path d="M572 70q22 2 34 20l36 56h-70z" className="fill-line" />
      <path d="M24 186h638q66 6 79 38v8H24z" className="fill-iris" />
      <path d="M44 209h616" strokeWidth="9" strokeDasharray="30 20" className="stroke-sun" />
      <path d="M556 60v170" strokeWidth="4" className="stroke-ink/20" />
      <path d="M575 170h26" strokeWidth="7" strokeLinecap="round" className="stroke-ink" />
      <path d="M712 196q24 8 28 28h-28z" className="fill-sun" />
      <path d="M24 192h18v28H24z" className="fill-rose" />
      {[158, 604].map((x) => (
        <g key={x}>
          <circle cx={x} cy="264" r="54" className="fill-ink" />
          <circle
            cx={x}
            cy="264"
            r="24"
            fill="none"
            strokeWidth="9"
            strokeDasharray="14 11"
            strokeLinecap="round"
            className="stroke-sun"
          />
        </g>
      ))}
    </svg>
  );
}
