import { area, box, disc, line } from './strokes';

/** What arrives when a payout is sent. */
export const slip = [
  area('white', 'M136 14h128v188l-16-13-16 13-16-13-16 13-16-13-16 13-16-13-16 13z'),
  disc('leaf-deep', 200, 54, 26),
  line('white', 7, 'M188 54l9 9 16-18'),
  line('ink', 13, 'M166 104h68'),
  line('mist', 7, 'M156 130h40m32 0h16M156 148h28m44 0h16'),
  line('leaf-deep', 7, 'M156 168h36m30 0h22'),
];

export const duka = [
  area('sun-deep', 'M123 82h154v122H123z'),
  area('ink', 'M136 98h128v57H136z'),
  area('rose', 'M146 114h14v38h-14zm67 3h16v35h-16zm35-6h13v41h-13z'),
  area('sun', 'M165 108h13v44h-13zm67 6h11v38h-11z'),
  area('mist', 'M182 120h10v32h-10zm13-10h13v42h-13z'),
  area('sand', 'M118 152h164v15H118z'),
  line('sun', 7, 'M139 186h18m16 0h18m16 0h18m16 0h18'),
  area(
    'white',
    'M126 44h148l16 42a15 15 0 0 1-30 0a14 14 0 0 1-28 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a14 14 0 0 1-28 0a15 15 0 0 1-30 0z',
  ),
  area(
    'rose',
    'M126 44h21l-7 42a15 15 0 0 1-30 0zm42 0h21l-3 42a14 14 0 0 1-28 0zm42 0h21l11 42a14 14 0 0 1-27 0zm42 0h22l16 42a15 15 0 0 1-30 0z',
  ),
  area('sun', 'M150 20h100v24H150z'),
  line('ink', 6, 'M166 32h20m14 0h34'),
];

/** Africa, and the country where most of this site's visitors live. */
export const map = [
  area(
    'strong',
    'M178 12l0 12 67 9 9 33 14 15 24 4-9 19-29 29 10 24-19 14-5 24-14 16-28 0-9-35-10-10 10-19-15-24 0-14-52-9-19-15 5-42 24-24 23-7zM287 150l-4 30-5 7-9 0 5-16-5-5 15-9z',
  ),
  area('accent', 'M246 101l22 7-3 16-8 8-13-12z'),
  { kind: 'ring', x: 250, y: 112, radius: 40, width: 9, segments: 7, filled: 7, role: 'accent' } as const,
];

export const eye = [
  area('ink', 'M70 114q130-128 260 0q-130 128-260 0z'),
  area('white', 'M88 114q112-104 224 0q-112 104-224 0z'),
  disc('leaf-deep', 200, 112, 48),
  {
    kind: 'ring',
    x: 200,
    y: 112,
    radius: 37,
    width: 9,
    segments: 8,
    filled: 5,
    role: 'sun',
    track: 'leaf',
  } as const,
  disc('ink', 200, 112, 22),
  disc('white', 210, 102, 8),
];

/** Minutes of a day, the paid ones lit. */
export const clock = [
  disc('ink', 200, 112, 98),
  disc('white', 200, 112, 88),
  {
    kind: 'ring',
    x: 200,
    y: 112,
    radius: 72,
    width: 11,
    segments: 12,
    filled: 3,
    role: 'rose-deep',
    track: 'mist',
  } as const,
  line('ink', 9, 'M200 112V68M200 112l32 20'),
  disc('ink', 200, 112, 10),
];

/** Ways that part. */
export const signpost = [
  line('strong', 12, 'M200 26v214'),
  area('sun', 'M132 36h112l28 22-28 22h-112z'),
  area('white', 'M268 90h-112l-28 22 28 22h112z'),
  area('rose', 'M150 144h84l26 20-26 20h-84z'),
  line('ink', 8, 'M154 58h62M184 112h62M172 164h38'),
];

export const shield = [
  area('strong', 'M200 10q40 26 88 28v64q0 76-88 112q-88-36-88-112v-64q48-2 88-28z'),
  area('leaf-deep', 'M200 28q34 20 72 24v52q0 62-72 92q-72-30-72-92v-52q38-4 72-24z'),
  line('white', 18, 'M166 112l26 26 46-50'),
];

/** Somebody asks, somebody knows. */
export const question = [
  area('white', 'M92 20h130q18 0 18 18v76q0 18-18 18h-92l-32 26v-26h-6q-18 0-18-18v-76q0-18 18-18z'),
  line('ink', 13, 'M138 58q2-16 20-16t20 15q0 12-19 20v6M159 108h0'),
  area('sun', 'M206 112h100q16 0 16 16v54q0 16-16 16h-4v22l-28-22h-68q-16 0-16-16v-54q0-16 16-16z'),
  line('ink', 11, 'M234 156l17 17 30-34'),
];

/** Banknotes that look out of a wallet. */
export const wallet = [
  area('mist', 'M118 46l136-22 12 74-136 22z'),
  area('white', 'M110 58h144v70h-144z'),
  disc('leaf-deep', 182, 86, 20),
  line('leaf-deep', 6, 'M124 72h10m96 0h10'),
  box('rose-deep', 92, 96, 216, 112, 20),
  area('rose', 'M92 116q0-20 20-20h176q20 0 20 20v12H92z'),
  line('sun', 4, 'M112 186h16m12 0h16m12 0h16m12 0h16m12 0h16'),
  box('sun', 250, 138, 70, 40, 16),
  disc('ink', 272, 158, 8),
];

export const megaphone = [
  area('ink', 'M138 132h34l14 66h-34z'),
  area('rose-deep', 'M118 84h56v60h-56q-24-6-24-30t24-30z'),
  area('white', 'M174 84l92-56v172l-92-56z'),
  line('rose-deep', 14, 'M266 30v168'),
  line('strong', 10, 'M292 90q14 24 0 48M312 66q30 48 0 96'),
];
