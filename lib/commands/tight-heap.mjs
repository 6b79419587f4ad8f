/**
 * Loaded into the processes that render pages (`node --import`). Left alone, V8 lets the garbage of rendered documents
 * grow to several times what lives before it collects.
 */
import { setFlagsFromString } from 'node:v8';

/** With 1,000 articles a build peaks at 1.2 GB instead of 1.5, for 3 % more processor time; 40 saves 0.06 more for 11 %. */
setFlagsFromString('--heap-growing-percent=80');
