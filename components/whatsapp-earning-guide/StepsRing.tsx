import { LuBanknote, LuCirclePlay, LuDownload, LuImageUp, LuMegaphone, LuUserPlus } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';

/** Of the steps in their order; the first stands where the ring begins. */
const STEPS = [LuDownload, LuUserPlus, LuMegaphone, LuCirclePlay, LuImageUp, LuBanknote];

const CENTRE = 250;
const RADIUS = 214;

/** An earner in a ring of as many dashes as there are steps, each with its sign. Decorative. */
export function StepsRing() {
  return (
    <div aria-hidden="true" className="relative w-full max-w-66 lg:ml-2 lg:max-w-120">
      <Ring segments={STEPS.length} thickness={0.035} className="absolute inset-[5%] size-[90%] text-ink" />
      <div className="absolute inset-[12%] overflow-hidden rounded-full bg-leaf">
        <Person name="wanjiru" pose="phone" className="absolute inset-x-[3%] bottom-0" />
      </div>
      <svg viewBox="0 0 500 500" aria-hidden="true" className="relative block overflow-visible">
        {STEPS.map((Icon, index) => {
          const angle = ((index + 0.5) / STEPS.length) * 2 * Math.PI;
          const x = Math.round(CENTRE + RADIUS * Math.sin(angle));
          const y = Math.round(CENTRE - RADIUS * Math.cos(angle));
          const paid = index === STEPS.length - 1;
          return (
            <g key={Icon.name} className={paid ? 'text-leaf' : 'text-ink'}>
              <circle
                cx={x}
                cy={y}
                r="43"
                strokeWidth="3"
                className={paid ? 'fill-ink' : 'fill-white stroke-ink'}
              />
              <Icon x={x - 21} y={y - 21} size={42} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
