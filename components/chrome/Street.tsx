const CROPPED = 'M61 159a14 14 0 0 1 28 0q-14-10-28 0z';
const CAP = 'M61 157a14 14 0 0 1 28 0h9v3H61z';
const SCARF = 'M59 182v-23a16 16 0 0 1 32 0v23l-5-16v-7H64v7z';

/** Who keeps each stall: the colour of the cloth, the skin, and what is on the head. */
const STALLS = [
  { look: 'text-rose fill-skin-deep', head: CAP },
  { look: 'text-sun fill-skin', head: SCARF },
  { look: 'text-iris-light fill-skin-light', head: CROPPED },
  { look: 'text-leaf fill-skin-deep', head: CROPPED },
  { look: 'text-rose fill-skin-light', head: CAP },
  { look: 'text-sun fill-skin-deep', head: CROPPED },
  { look: 'text-iris-light fill-skin', head: SCARF },
];

/** Width of the box in which a stall is drawn, and of the gap beside it. */
const STEP = 160;
const SCALLOPS = 'a15 15 0 0 1-30 0';

/** A street of stalls, each window a status, below houses where lights are on: the end of every page. Decorative. */
export function Street() {
  return (
    <svg
      viewBox={`0 0 ${STALLS.length * STEP} 224`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="min-h-44 w-full md:min-h-56"
    >
      <path
        d="M0 56h132V24h118v52h96V40h150V8h104v60h132V30h126v40h116V16h108v44h138v164H0z"
        className="fill-raised"
      />
      <path
        d="M146 46h88M372 60h88M530 32h36m-36 24h36M750 50h88M1010 38h36"
        strokeWidth="13"
        strokeDasharray="10 16"
        fill="none"
        className="stroke-sun"
      />
      <symbol id="stall">
        <path d="M10 112h130v112H10z" className="fill-line" />
        <circle cx="75" cy="164" r="34" className="fill-mist" />
        <circle
          cx="75"
          cy="164"
          r="41"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="20 12.2"
        />
        <path d="M51 202c0-24 10-28 24-28s24 4 24 28z" fill="currentColor" />
        <path d="M62 158a13 15 0 0 1 26 0 13 20 0 0 1-26 0z" />
        <path d="M70 160h.1m10 0h.1" strokeWidth="4" strokeLinecap="round" className="stroke-ink" />
        <path d="M69 167q6 6 12 0z" className="fill-white" />
        <path d="M4 200h142v24H4z" className="fill-sand" />
        <path
          d="M22 192h.1m17 0h.1m-9-13h.1m84 13h14"
          stroke="currentColor"
          strokeWidth="16"
          strokeLinecap="round"
        />
        <path d={`M14 82h122l14 34${SCALLOPS.repeat(5)}z`} className="fill-mist" />
        <path
          d={`M14 82h24l-8 34${SCALLOPS}zm49 0h24l3 34${SCALLOPS}zm49 0h24l14 34${SCALLOPS}z`}
          fill="currentColor"
        />
      </symbol>
      {STALLS.map(({ look, head }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stalls are told apart by nothing but their place
        <g key={index} transform={`translate(${index * STEP + 5})`} className={look}>
          <use href="#stall" />
          <path d={head} className="fill-ink" />
        </g>
      ))}
    </svg>
  );
}
