const CROPPED = 'M61 97a14 14 0 0 1 28 0q-14-10-28 0z';
const CAP = 'M61 95a14 14 0 0 1 28 0h9v3H61z';
const SCARF = 'M59 120V97a16 16 0 0 1 32 0v23l-5-16V97H64v7z';

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
const STEP = 172;

/** A street of stalls, each window a status: the end of every page. Decorative. */
export function Street() {
  return (
    <svg
      viewBox={`0 0 ${STALLS.length * STEP} 162`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="min-h-32 w-full md:min-h-40"
    >
      <symbol id="stall">
        <path d="M12 52h126v90H12z" className="fill-raised" />
        <circle cx="75" cy="102" r="34" className="fill-line" />
        <circle
          cx="75"
          cy="102"
          r="41"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="20 12.2"
        />
        <path d="M51 140c0-24 10-28 24-28s24 4 24 28z" fill="currentColor" />
        <path d="M62 96a13 15 0 0 1 26 0 13 20 0 0 1-26 0z" />
        <path d="M70 98h.1m10 0h.1" strokeWidth="4" strokeLinecap="round" className="stroke-ink" />
        <path d="M69 105q6 6 12 0z" className="fill-mist" />
        <path d="M6 138h138v24H6z" className="fill-mist" />
        <path
          d="M24 130h.1m17 0h.1m-9-13h.1m80 13h14"
          stroke="currentColor"
          strokeWidth="16"
          strokeLinecap="round"
        />
        <path d="M12 18h126l10 35a14 14 0 0 1-29 0H31a15 15 0 0 1-29 0z" className="fill-mist" />
      </symbol>
      {STALLS.map(({ look, head }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stalls are told apart by nothing but their place
        <g key={index} transform={`translate(${index * STEP + 11})`} className={look}>
          <use href="#stall" />
          <path d={head} className="fill-ink" />
          <path
            d={
              index % 2
                ? 'M9 30h132l7 23H2z'
                : 'M12 18h25l-6 34a14 14 0 0 1-29 0zm51 0h25l2 34a15 15 0 0 1-29 0zm50 0h25l10 34a14 14 0 0 1-29 0z'
            }
            fill="currentColor"
          />
        </g>
      ))}
    </svg>
  );
}
