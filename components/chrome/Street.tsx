/** The cloth of each stall, and the skin of who stands in it. */
const STALLS = [
  'text-rose fill-skin-deep',
  'text-sun fill-skin',
  'text-iris-light fill-skin-light',
  'text-leaf fill-skin-deep',
  'text-rose fill-skin-deep',
  'text-sun fill-skin',
  'text-iris-light fill-skin-light',
];

/** Width of the box in which a stall is drawn, and of the gap beside it. */
const STEP = 172;

/** A street of stalls, each window a status: the end of every page. Decorative. */
export function Street() {
  return (
    <svg
      viewBox={`0 0 ${STALLS.length * STEP} 160`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="min-h-32 w-full md:min-h-40"
    >
      <symbol id="stall" viewBox="0 0 150 160">
        <path d="M12 52h126v108H12z" className="fill-raised" />
        <circle cx="75" cy="106" r="34" className="fill-line" />
        <path d="M53 132c2-14 10-20 22-20s20 6 22 20a34 34 0 0 1-44 0z" fill="currentColor" />
        <circle cx="75" cy="99" r="13" />
        <path d="M61 98a14 14 0 0 1 28 0q-14-12-28 0z" className="fill-ink" />
        <circle
          cx="75"
          cy="106"
          r="41"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="20 12.2"
        />
        <path d="M12 18h126l10 35H2z" className="fill-mist" />
        <path
          d="M12 18h25l-6 34v0a14 14 0 0 1-29 0zm51 0h25l2 34a15 15 0 0 1-29 0zm50 0h25l10 34a14 14 0 0 1-29 0z"
          fill="currentColor"
        />
        <path d="M31 52a15 15 0 0 0 30 0zm59 0a15 15 0 0 0 29 0z" className="fill-mist" />
      </symbol>
      {STALLS.map((tone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stalls are told apart by nothing but their place
        <use key={index} href="#stall" x={index * STEP + 11} width="150" height="160" className={tone} />
      ))}
    </svg>
  );
}
