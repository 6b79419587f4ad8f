import type { ReactNode } from 'react';
import type { AdArtName } from '@/lib/content/schemas/home';

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What the ads of this site advertise, each drawn in a box of 120 by 120. */
export const AD_DRAWINGS: Record<AdArtName, ReactNode> = {
  bag: (
    <>
      <ellipse cx="60" cy="113" rx="46" ry="5" className="fill-ink/20" />
      <path {...LINE} d="M42 46V32a18 18 0 0 1 36 0v14" strokeWidth="6" className="stroke-white" />
      <path d="M26 40h68l9 64a8 8 0 0 1-8 8H25a8 8 0 0 1-8-8z" className="fill-white" />
      <path d="M26 40h68l2 15H24z" className="fill-sand" />
      <circle
        {...LINE}
        cx="60"
        cy="82"
        r="17"
        strokeWidth="6"
        strokeDasharray="11.4 6.4"
        className="stroke-rose"
      />
    </>
  ),
  headphones: (
    <>
      <ellipse cx="60" cy="113" rx="46" ry="5" className="fill-ink/20" />
      <path {...LINE} d="M21 78V60a39 39 0 0 1 78 0v18" strokeWidth="9" className="stroke-white" />
      <path {...LINE} d="M48 84v8m8-18v28m8-38v48m8-34v20" strokeWidth="4" className="stroke-sun" />
      <rect x="10" y="66" width="26" height="42" rx="12" className="fill-sun" />
      <rect x="84" y="66" width="26" height="42" rx="12" className="fill-sun" />
      <path
        d="M31 70h5v34h-5a4 4 0 0 1-4-4V74a4 4 0 0 1 4-4zm53 0h5a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-5z"
        className="fill-ink"
      />
    </>
  ),
  bowl: (
    <>
      <ellipse cx="60" cy="113" rx="46" ry="5" className="fill-ink/20" />
      <path
        {...LINE}
        d="M42 34c-7-7 6-12 0-20m18 14c-7-7 6-12 0-20m18 26c-7-7 6-12 0-20"
        strokeWidth="5"
        className="stroke-white"
      />
      <path d="M22 66a38 27 0 0 1 76 0z" className="fill-rose" />
      <path
        {...LINE}
        d="M38 58l3-2m9-7l4 1m10 3l3-3m8 9l4 1m-26 0l3 1m-16-1l2 1"
        strokeWidth="4"
        className="stroke-sun"
      />
      <path d="M66 44c4-12 16-12 20-10-1 9-9 15-20 10z" className="fill-leaf-deep" />
      <path d="M12 64h96c0 24-14 44-32 48H44C26 108 12 88 12 64z" className="fill-ink" />
      <path {...LINE} d="M20 78h80" strokeWidth="5" strokeDasharray="9 9" className="stroke-sun" />
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
      <ellipse cx="60" cy="108" rx="52" ry="5" className="fill-ink/20" />
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
      <circle
        {...LINE}
        cx="60"
        cy="46"
        r="41"
        strokeWidth="5"
        strokeDasharray="13 12.76"
        className="stroke-sun"
      />
      <circle cx="60" cy="46" r="27" className="fill-sun" />
      <path {...LINE} d="M52 52l8-14v12h7l-7 14" strokeWidth="4" className="stroke-ink" />
      <path d="M44 78h32l4 26a7 7 0 0 1-7 8H47a7 7 0 0 1-7-8z" className="fill-white" />
      <path {...LINE} d="M46 88h28m-29 10h30" strokeWidth="4" className="stroke-rule" />
    </>
  ),
  chapati: (
    <>
      <ellipse cx="60" cy="111" rx="50" ry="6" className="fill-ink/20" />
      <path d="M8 84c0 14 23 24 52 24s52-10 52-24z" className="fill-ink" />
      <ellipse cx="60" cy="84" rx="52" ry="13" className="fill-line" />
      <path d="M20 74c0-7 18-12 40-12s40 5 40 12v6c0 7-18 12-40 12s-40-5-40-12z" className="fill-sun" />
      <path d="M22 60c0-7 17-12 38-12s38 5 38 12v6c0 7-17 12-38 12s-38-5-38-12z" className="fill-sand" />
      <path d="M24 46c0-8 16-13 36-13s36 5 36 13v6c0 7-16 12-36 12s-36-5-36-12z" className="fill-sun" />
      <ellipse cx="60" cy="45" rx="36" ry="12" className="fill-sand" />
      <path
        {...LINE}
        d="M42 43l5-2m10 6l6-1m8-6l6 1m-24-3l4-1m17 11l5-2"
        strokeWidth="4"
        className="stroke-sun-deep"
      />
      <path
        {...LINE}
        d="M46 24c-6-6 5-9 0-16m16 13c-6-6 5-9 0-16m16 19c-6-6 5-9 0-16"
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
};
