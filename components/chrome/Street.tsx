const CROPPED = <path d="M61 158a14 15 0 0 1 28 0q-14-11-28 0z" className="fill-ink" />;
const CAP = <path d="M60 153a15 14 0 0 1 29-2l13 1q2 5-4 4-18-4-38 0z" fill="currentColor" />;
const SCARF = <path d="M59 182v-23a16 16 0 0 1 32 0v23l-5-16v-7q-11-7-22 0v7z" className="fill-plum" />;

/** Who keeps each stall: the colour of the cloth, the skin, and what is on the head. */
const STALLS = [
  { look: 'text-rose fill-skin-light', head: CAP },
  { look: 'text-leaf fill-skin', head: SCARF },
  { look: 'text-iris-light fill-skin-deep', head: CROPPED },
  { look: 'text-sun fill-skin', head: SCARF },
  { look: 'text-leaf fill-skin-deep', head: CAP },
  { look: 'text-rose fill-skin-light', head: CROPPED },
  { look: 'text-iris-light fill-skin', head: SCARF },
  { look: 'text-sun fill-skin-deep', head: CROPPED },
];

/** Width of the box in which a stall stands, with half the gap on each side of it. */
const STEP = 180;
const SCALLOPS = 'a15 15 0 0 1-30 0';

/**
 * A street of stalls, each window a status, below houses where lights are on: the end of every page. Two, four or all eight
 * stalls are seen, by the width, and none is cut. Decorative.
 */
export function Street() {
  return (
    <svg
      viewBox={`0 0 ${STALLS.length * STEP} 224`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="aspect-[45/28] w-full sm:aspect-[90/28] lg:aspect-[180/28]"
    >
      <path
        d="M0 56h132V24h118v52h96V40h150V60h92V8h116v44h98V26h126v44h116V16h128v40h106V30h162v194H0z"
        className="fill-raised"
      />
      <path
        d="M146 46h88M372 62h88M626 32h36m-36 22h36M824 46h88M1080 38h62m-62 22h62M1310 52h88"
        strokeWidth="13"
        strokeDasharray="10 16"
        fill="none"
        className="stroke-sun"
      />
      <symbol id="stall">
        <path d="M10 102h130v122H10z" className="fill-line" />
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
        <path d="M16 212h120" stroke="currentColor" strokeWidth="4" strokeDasharray="10 12" />
        <g strokeWidth="16" strokeLinecap="round">
          <path d="M20 192h.1m17 0h.1m75 0h.1" className="stroke-rose" />
          <path d="M29 179h.1m100 13h.1" className="stroke-sun" />
        </g>
        <path d={`M14 72h122l14 34${SCALLOPS.repeat(5)}z`} className="fill-mist" />
        <path
          d={`M14 72h24l-8 34${SCALLOPS}zm49 0h24l3 34${SCALLOPS}zm49 0h24l14 34${SCALLOPS}z`}
          fill="currentColor"
        />
      </symbol>
      {STALLS.map(({ look, head }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stalls are told apart by nothing but their place
        <g key={index} transform={`translate(${index * STEP + 15})`} className={look}>
          <use href="#stall" />
          {head}
        </g>
      ))}
    </svg>
  );
}
