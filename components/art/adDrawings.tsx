import type { ReactNode } from 'react';
import type { AdArtName } from '@/lib/content/schemas/home';

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What the ads of this site advertise, each drawn in a box of 120 by 120. */
export const AD_DRAWINGS: Record<AdArtName, ReactNode> = {
  bag: (
    <>
      <ellipse cx="60" cy="113" rx="44" ry="5" className="fill-ink/20" />
      <path {...LINE} d="M46 18c0-14 28-14 28 0" strokeWidth="6" className="stroke-ink" />
      <rect x="24" y="16" width="72" height="96" rx="22" className="fill-iris" />
      <path d="M14 66h12v40H20a6 6 0 0 1-6-6zm80 0h12v34a6 6 0 0 1-6 6h-6z" className="fill-ink" />
      <path d="M46 8h7v34h-7zm13-4h8v38h-8zm14 6h6v32h-6z" className="fill-sun" />
      <path d="M59 12h8v6h-8z" className="fill-rose" />
      <path d="M24 38a22 22 0 0 1 22-22h28a22 22 0 0 1 22 22v8c-24 9-48 9-72 0z" className="fill-rose" />
      <path {...LINE} d="M32 41q28 10 56 0" strokeWidth="3" strokeDasharray="6 6" className="stroke-sun" />
      <path d="M34 66h52v34a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" className="fill-iris-light" />
      <path {...LINE} d="M41 76h38" strokeWidth="3" strokeDasharray="6 6" className="stroke-white" />
      <path d="M42 46h6v12a3 3 0 0 1-6 0zm30 0h6v12a3 3 0 0 1-6 0z" className="fill-sun" />
    </>
  ),
  duka: (
    <>
      <ellipse cx="60" cy="113" rx="54" ry="5" className="fill-ink/20" />
      <path d="M12 40h96v72H12z" className="fill-leaf-deep" />
      <path d="M20 52h80v34H20z" className="fill-ink" />
      <path d="M26 60h9v18h-9zm42 2h10v16H68zm22-4h8v20h-8z" className="fill-rose" />
      <path d="M38 56h8v22h-8zm42 4h7v18h-7z" className="fill-sun" />
      <path d="M49 64h6v14h-6zm8-6h8v20h-8z" className="fill-mist" />
      <path d="M16 84h88v9H16z" className="fill-sand" />
      <path {...LINE} d="M22 102h76" strokeWidth="4" strokeDasharray="8 8" className="stroke-leaf" />
      <path d="M14 16h92l10 26H4z" className="fill-white" />
      <path
        d="M14 16h13l-5 26H4zm26 0h13l-2 26H34zm26 0h13l6 26H69zm26 0h14l10 26H97z"
        className="fill-rose"
      />
      <path
        d="M4 42h18a9 9 0 0 1-18 0zm30 0h17a8.5 8.5 0 0 1-17 0zm35 0h16a8 8 0 0 1-16 0zm28 0h19a9.5 9.5 0 0 1-19 0z"
        className="fill-rose"
      />
      <path
        d="M22 42h12a6 6 0 0 1-12 0zm29 0h18a9 9 0 0 1-18 0zm34 0h12a6 6 0 0 1-12 0z"
        className="fill-white"
      />
      <path d="M30 4h60v12H30z" className="fill-sun" />
      <path {...LINE} d="M38 10h44" strokeWidth="3" strokeDasharray="7 5" className="stroke-ink" />
    </>
  ),
  pilau: (
    <>
      <ellipse cx="60" cy="108" rx="54" ry="7" className="fill-ink/20" />
      <ellipse cx="60" cy="88" rx="58" ry="23" className="fill-muted" />
      <ellipse cx="60" cy="84" rx="58" ry="23" className="fill-mist" />
      <ellipse cx="60" cy="84" rx="48" ry="17" className="fill-white" />
      <path {...LINE} d="M10 74q12-9 28-11" strokeWidth="2.5" className="stroke-white" />
      <path
        d="M14 86c2-8 7-15 14-20 8-7 16-11 26-11 12 0 22 5 29 12 6 5 10 11 12 19-20 13-61 13-81 0z"
        className="fill-skin-light"
      />
      <path
        {...LINE}
        d="M20 84l8-9 7 11 8-15 9 18 7-14 8 13 7-13 10 12M28 70l9 4 6-12 9 10 8-13 8 12 7-7 7 12"
        strokeWidth="2"
        strokeDasharray="4 4.5"
        className="stroke-skin"
      />
      <path
        {...LINE}
        d="M18 80l10 8 5-11 12 13 4-12 12 12 6-12 8 9 6-14M34 67l8 9 6-15 8 15 9-15 6 14 8-6"
        strokeWidth="2"
        strokeDasharray="4 5.5"
        className="stroke-sand"
      />
      <path d="M26 74l11-4 4 9-11 4zm38-13l11 3-2 9-11-2z" className="fill-skin-deep" />
      <path d="M40 60l10-4 7 8-9 6-9-3zm9 12l10-3 4 8-11 3z" className="fill-skin-deep" />
      <path d="M24 92c2-8 8-12 15-11 6 1 10 5 10 11-7 5-18 5-25 0z" className="fill-sun-deep" />
      <path d="M27 91c2-5 6-8 11-7 5 0 8 3 9 7-6 3-14 3-20 0z" className="fill-sun" />
      <path {...LINE} d="M37 92v-6m-5 5l3-4m7 4l-3-4" strokeWidth="1.5" className="stroke-white" />
      <path d="M72 88c0-9 7-15 15-15 9 0 16 6 17 14-9 8-23 8-32 1z" className="fill-rose" />
      <path d="M78 79l6-2 2 6-6 2zm13 1l6 1-1 6-6-1z" className="fill-rose-deep" />
      <path {...LINE} d="M76 88q3-6 9-3m1-9q6-2 8 3m-6 11q1-6 8-5" strokeWidth="2" className="stroke-white" />
      <path {...LINE} d="M82 75h2m3 11l2 1m9 1h1m-21 2h1" strokeWidth="3.5" className="stroke-leaf-deep" />
      <path
        {...LINE}
        d="M40 40c-7-7 6-11 0-19m17 16c-7-7 6-11 0-19m17 24c-7-7 6-11 0-19"
        strokeWidth="4"
        className="stroke-white"
      />
    </>
  ),
  drink: (
    <>
      <ellipse cx="60" cy="113" rx="40" ry="5" className="fill-ink/20" />
      <path {...LINE} d="M90 8L76 12 66 46" strokeWidth="6" className="stroke-sun" />
      <circle cx="86" cy="40" r="19" className="fill-leaf" />
      <circle cx="86" cy="40" r="14" className="fill-white" />
      <path {...LINE} d="M86 29v22m-9.5-16.5l19 11m-19 0l19-11" strokeWidth="2.5" className="stroke-leaf" />
      <path d="M30 40h60l-8 66a7 7 0 0 1-7 6H45a7 7 0 0 1-7-6z" className="fill-white/45" />
      <path d="M33 58h54l-6 46a5 5 0 0 1-5 4H44a5 5 0 0 1-5-4z" className="fill-sun" />
      <path d="M46 66l12-4 4 12-12 4zm16 14l11 5-5 11-11-5z" className="fill-white/60" />
      <path {...LINE} d="M41 48l5 44" strokeWidth="4" className="stroke-white" />
    </>
  ),
  sneaker: (
    <>
      <ellipse cx="60" cy="104" rx="60" ry="13" className="fill-skin-light" />
      <path
        {...LINE}
        d="M4 107c20 12 92 12 112 0M16 101c20-5 68-5 88 0"
        strokeWidth="2.5"
        className="stroke-white"
      />
      <path
        d="M9 88c0-16 4-32 9-40 7 7 18 7 25 0l10-6c8 20 24 28 44 32 11 2 15 7 15 14z"
        className="fill-white"
      />
      <path d="M9 88c0-9 1-18 3-26 14 2 24 12 28 26z" className="fill-rose" />
      <path {...LINE} d="M50 54l11-7m-3 18l11-9m-1 18l9-10" strokeWidth="4.5" className="stroke-ink" />
      <path d="M6 86h108v8a10 10 0 0 1-10 10H16A10 10 0 0 1 6 94z" className="fill-ink" />
      <path {...LINE} d="M16 95h88" strokeWidth="3" strokeDasharray="5 7" className="stroke-sun" />
    </>
  ),
  lamp: (
    <>
      <ellipse cx="60" cy="113" rx="40" ry="5" className="fill-ink/20" />
      <path {...LINE} d="M36 38V28a24 24 0 0 1 48 0v10" strokeWidth="6" className="stroke-mist" />
      <path d="M28 26l64-10 4 10-64 12z" className="fill-iris" />
      <path {...LINE} d="M46 26l4 7m10-10l4 7m10-9l4 6" strokeWidth="2.5" className="stroke-white" />
      <path d="M30 40h60v10H30z" className="fill-rose" />
      <path d="M34 50h52l-4 44H38z" className="fill-sun" />
      <path d="M46 50h28l-3 44H49z" className="fill-white" />
      <path
        {...LINE}
        d="M18 56L8 52m10 20H6m12 16L9 94m93-38l10-4m-10 20h12m-12 16l9 6"
        strokeWidth="4.5"
        className="stroke-sun"
      />
      <path d="M32 94h56l4 14a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" className="fill-rose" />
      <circle cx="60" cy="103" r="5" className="fill-leaf" />
    </>
  ),
  chapati: (
    <>
      <ellipse cx="60" cy="108" rx="52" ry="7" className="fill-ink/20" />
      <ellipse cx="60" cy="88" rx="57" ry="22" className="fill-ink" />
      <ellipse cx="60" cy="84" rx="57" ry="22" className="fill-line" />
      <ellipse cx="60" cy="86" rx="47" ry="16" className="fill-sun-deep" />
      <ellipse cx="60" cy="82" rx="47" ry="16" className="fill-sun" />
      <ellipse cx="62" cy="79" rx="47" ry="16" className="fill-sun-deep" />
      <ellipse cx="62" cy="75" rx="47" ry="16" className="fill-sun" />
      <ellipse cx="58" cy="72" rx="47" ry="16" className="fill-sun-deep" />
      <ellipse cx="58" cy="68" rx="47" ry="16" className="fill-sun" />
      <ellipse cx="60" cy="65" rx="47" ry="16" className="fill-sun-deep" />
      <ellipse cx="60" cy="61" rx="47" ry="16" className="fill-sand" />
      <path
        d="M28 58a8 4.5 0 0 1 16 0 8 4.5 0 0 1-16 0zm26-7a6 3 0 0 1 12 0 6 3 0 0 1-12 0zm22 7a9 5 0 0 1 18 0 9 5 0 0 1-18 0zM50 68a9 4.5 0 0 1 18 0 9 4.5 0 0 1-18 0zM24 66a3 2 0 0 1 6 0 3 2 0 0 1-6 0zm16-15a3 2 0 0 1 6 0 3 2 0 0 1-6 0zm32 17a3 2 0 0 1 6 0 3 2 0 0 1-6 0z"
        className="fill-sun-deep"
      />
      <path
        {...LINE}
        d="M46 32c-6-6 5-9 0-17m16 13c-6-6 5-9 0-17m16 21c-6-6 5-9 0-17"
        strokeWidth="4"
        className="stroke-white"
      />
    </>
  ),
  moped: (
    <>
      <ellipse cx="60" cy="110" rx="52" ry="5" className="fill-ink/20" />
      <rect x="8" y="30" width="36" height="34" rx="6" className="fill-sun" />
      <path {...LINE} d="M17 44h18M17 52h10" strokeWidth="4" className="stroke-ink" />
      <path d="M18 66h38c6 0 9 4 9 9l-1 15H44a20 20 0 0 0-33 0H8c-3-12 1-24 10-24z" className="fill-white" />
      <path {...LINE} d="M66 88h14l10-46-4-12h-11" strokeWidth="8" className="stroke-white" />
      <path {...LINE} d="M75 30h-9" strokeWidth="6" className="stroke-ink" />
      <circle cx="92" cy="46" r="6" className="fill-sun" />
      <path d="M46 58h22v8H46z" className="fill-ink" />
      <circle cx="28" cy="94" r="15" className="fill-ink" />
      <circle cx="94" cy="94" r="15" className="fill-ink" />
      <circle {...LINE} cx="28" cy="94" r="7" strokeWidth="4" strokeDasharray="7 4" className="stroke-sun" />
      <circle {...LINE} cx="94" cy="94" r="7" strokeWidth="4" strokeDasharray="7 4" className="stroke-sun" />
    </>
  ),
  samosa: (
    <>
      <ellipse cx="60" cy="111" rx="50" ry="6" className="fill-ink/20" />
      <path d="M8 88h104c-2 13-16 20-52 20S10 101 8 88z" className="fill-ink" />
      <path d="M14 88l30-44c3-4 7-4 10 0l26 44z" className="fill-sun" />
      <path d="M54 88l22-40c3-5 8-5 11 0l19 40z" className="fill-sun-deep" />
      <path d="M34 88l21-54c2-5 8-5 10 0l23 54z" className="fill-sand" />
      <path {...LINE} d="M44 80c10 4 24 4 34 0M51 64c6 3 14 3 19 0" strokeWidth="4" className="stroke-sun" />
      <path d="M88 88c-2-12 8-20 20-17 0 12-8 19-20 17z" className="fill-leaf-deep" />
      <path {...LINE} d="M8 88h104" strokeWidth="5" strokeDasharray="9 9" className="stroke-sun" />
    </>
  ),
  track: (
    <>
      <path d="M6 62l28-38 18 20 22-30 40 48z" className="fill-leaf-deep" />
      <path d="M34 24l8 9-8 5-7-5zm40-10l10 12-9 5-10-5z" className="fill-white" />
      <ellipse cx="60" cy="84" rx="58" ry="30" className="fill-skin-light" />
      <ellipse cx="60" cy="84" rx="49" ry="23.5" fill="none" strokeWidth="2" className="stroke-white" />
      <ellipse cx="60" cy="84" rx="40" ry="17.5" fill="none" strokeWidth="2" className="stroke-white" />
      <ellipse cx="60" cy="84" rx="31" ry="11.5" className="fill-leaf" />
      <path {...LINE} d="M60 96v17" strokeWidth="4" strokeDasharray="1 5" className="stroke-white" />
    </>
  ),
};
