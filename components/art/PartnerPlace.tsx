import type { ReactNode } from 'react';
import type { PartnerMarkEntry } from '@/lib/content';

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const PLACES: Record<PartnerMarkEntry['shape'], { ground: string; scene: ReactNode }> = {
  // An agent's booth, as M-Pesa is paid out at.
  wallet: {
    ground: 'fill-sun',
    scene: (
      <>
        <path d="M70 52h100v82H70z" className="fill-leaf-deep" />
        <path d="M82 66h52v34H82z" className="fill-ink" />
        <circle cx="108" cy="82" r="10" className="fill-skin" />
        <path {...LINE} d="M104 84q4 4 8 0" strokeWidth="2" className="stroke-white" />
        <path d="M92 100q2-10 16-10t16 10z" className="fill-rose" />
        <path d="M76 98h64v9H76z" className="fill-sand" />
        <path d="M144 66h18v68h-18z" className="fill-leaf" />
        <path d="M60 36h120v18H60z" className="fill-ink" />
        <path {...LINE} d="M74 45h60" strokeWidth="5" strokeDasharray="10 9" className="stroke-leaf" />
        <path {...LINE} d="M196 128h20M197 118h18M196 108h20" strokeWidth="9" className="stroke-sun-deep" />
      </>
    ),
  },
  // A mast on a hill.
  mast: {
    ground: 'fill-iris',
    scene: (
      <>
        <path d="M0 134q60-58 140-40t100-8v64H0z" className="fill-leaf-deep" />
        <path
          {...LINE}
          d="M120 40L98 106M120 40l22 66M112 64h16M105 86h30"
          strokeWidth="6"
          className="stroke-white"
        />
        <path
          {...LINE}
          d="M104 46a20 20 0 0 1 0-28m32 28a20 20 0 0 0 0-28"
          strokeWidth="6"
          className="stroke-sun"
        />
        <path
          {...LINE}
          d="M88 58a38 38 0 0 1 0-52m64 52a38 38 0 0 0 0-52"
          strokeWidth="6"
          strokeDasharray="12 11"
          className="stroke-sun"
        />
        <circle cx="120" cy="33" r="8" className="fill-rose" />
        <path d="M28 112l14-12 14 12v22H28zm150-18l12-10 12 10v20h-24z" className="fill-sand" />
      </>
    ),
  },
  // A film set: lamp, camera, what is filmed on a table.
  megaphone: {
    ground: 'fill-rose',
    scene: (
      <>
        <path {...LINE} d="M40 134V52m-16 82l16-26 16 26" strokeWidth="6" className="stroke-ink" />
        <path d="M22 24h36v30H22z" className="fill-ink" />
        <path d="M58 28l72 30v44L58 50z" className="fill-sun/60" />
        <path {...LINE} d="M196 134V92m-20 42l20-34 20 34" strokeWidth="6" className="stroke-ink" />
        <path d="M172 62h48v32h-48zm0 10v14l-18 8V64z" className="fill-ink" />
        <circle
          {...LINE}
          cx="196"
          cy="78"
          r="8"
          strokeWidth="4"
          strokeDasharray="4 4.4"
          className="stroke-leaf"
        />
        <path d="M84 108h64v8H84zm8 8h6v18h-6zm42 0h6v18h-6z" className="fill-plum" />
        <path d="M98 92h36l-4 16h-28z" className="fill-white" />
        <path d="M100 92a16 12 0 0 1 32 0z" className="fill-sun" />
      </>
    ),
  },
  // A stall that sells food.
  plate: {
    ground: 'fill-leaf',
    scene: (
      <>
        <path {...LINE} d="M58 56v78m124-78v78" strokeWidth="7" className="stroke-ink" />
        <path d="M50 96h140v38H50z" className="fill-sand" />
        <path {...LINE} d="M64 120h112" strokeWidth="5" strokeDasharray="14 12" className="stroke-rose" />
        <path d="M46 36h148l12 26H34z" className="fill-white" />
        <path d="M46 36h25l-5 26H34zm49 0h25v26H92zm49 0h25l9 26h-29z" className="fill-rose" />
        <path d="M78 84h44v12H78z" className="fill-muted" />
        <path d="M82 84a18 12 0 0 1 36 0z" className="fill-sun" />
        <path {...LINE} d="M138 90h34M138 82h34" strokeWidth="6" className="stroke-sun-deep" />
        <path {...LINE} d="M94 66q-5-5 0-9m12 9q-5-5 0-9" strokeWidth="4" className="stroke-white" />
      </>
    ),
  },
  // A university's front, with its steps.
  cap: {
    ground: 'fill-sand',
    scene: (
      <>
        <path d="M120 18l82 36H38z" className="fill-ink" />
        <path d="M50 54h140v12H50z" className="fill-rose-deep" />
        <path d="M58 66h124v56H58z" className="fill-white" />
        <path
          {...LINE}
          d="M70 72v46m25-46v46m50-46v46m25-46v46"
          strokeWidth="10"
          strokeLinecap="butt"
          className="stroke-rose"
        />
        <path d="M108 82a12 12 0 0 1 24 0v40h-24z" className="fill-ink" />
        <path d="M48 122h144v6H48zm-10 6h164v6H38z" className="fill-muted" />
        <circle cx="120" cy="40" r="7" className="fill-sun" />
      </>
    ),
  },
  // A studio on the air.
  microphone: {
    ground: 'fill-plum',
    scene: (
      <>
        <path d="M24 22h74v30H24z" className="fill-rose" />
        <path {...LINE} d="M38 37h46" strokeWidth="6" strokeDasharray="12 10" className="stroke-white" />
        <path {...LINE} d="M196 134L176 76l-40-14" strokeWidth="6" className="stroke-mist" />
        <rect
          x="104"
          y="44"
          width="32"
          height="54"
          rx="16"
          transform="rotate(-14 120 70)"
          className="fill-sun"
        />
        <path {...LINE} d="M106 66l28-7m-25 17l28-7" strokeWidth="4" className="stroke-ink" />
        <path {...LINE} d="M40 118a26 26 0 0 1 52 0" strokeWidth="7" className="stroke-iris-light" />
        <path d="M34 112h14v22H34zm50 0h14v22H84z" className="fill-ink" />
      </>
    ),
  },
};

/** The kind of place that a partner would come from, while none stands there. Decorative. */
export function PartnerPlace({
  shape,
  className = '',
}: Pick<PartnerMarkEntry, 'shape'> & { className?: string }) {
  const { ground, scene } = PLACES[shape];
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className={className}>
      <path d="M0 0h240v150H0z" className={ground} />
      {scene}
      <path d="M0 134h240v16H0z" className="fill-ink" />
      <path {...LINE} d="M12 142h216" strokeWidth="3" strokeDasharray="14 12" className="stroke-line" />
    </svg>
  );
}
