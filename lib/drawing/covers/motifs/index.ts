import { avatar } from './avatar';
import { bars } from './bars';
import { broadcast } from './broadcast';
import { coins } from './coins';
import { crowd } from './crowd';
import { focus } from './focus';
import { horizon } from './horizon';
import { link } from './link';
import type { Motif } from './motif';
import { phone } from './phone';
import { steps } from './steps';

/** A cover picks by index: a new motif goes to the end, or covers change that nobody touched. */
export const MOTIFS: readonly [Motif, ...Motif[]] = [
  coins,
  avatar,
  phone,
  steps,
  bars,
  horizon,
  broadcast,
  crowd,
  link,
  focus,
];
