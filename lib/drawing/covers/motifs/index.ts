import type { Shape } from '../shapes';
import { crowd, duka, face, question, reach, storyboard, student } from './people';
import { ad, dashboard, download, earn, proof } from './phones';
import { clock, eye, map, refusals, shield, signpost, slip, wallet } from './things';

/** What a cover may show, beside the beginnings of words in a title that it stands for. The first that fits is taken. */
export const MOTIFS = {
  student: { shapes: student, words: ['student'] },
  shield: { shapes: shield, words: ['trust', 'safe', 'privacy', 'terms', 'scam'] },
  question: { shapes: question, words: ['help', 'contact', 'did', 'question', 'myth'] },
  dashboard: { shapes: dashboard, words: ['analytics', 'data', 'press'] },
  proof: { shapes: proof, words: ['screenshot', 'proof', 'maximize'] },
  eye: { shapes: eye, words: ['psychology', 'attention'] },
  clock: { shapes: clock, words: ['passive', 'hour', 'minute', 'time'] },
  crowd: { shapes: crowd, words: ['million', 'users', 'community', 'careers'] },
  wallet: { shapes: wallet, words: ['partner', 'wallet'] },
  slip: { shapes: slip, words: ['payout', 'paid'] },
  storyboard: { shapes: storyboard, words: ['effective', 'video'] },
  reach: { shapes: reach, words: ['reach', 'promotion', 'introducing', 'news'] },
  refusals: { shapes: refusals, words: ['refus', 'pioneer'] },
  signpost: { shapes: signpost, words: ['future', 'guides', 'insights', 'beyond'] },
  download: { shapes: download, words: ['download', 'register', 'app'] },
  duka: { shapes: duka, words: ['brand', 'shop', 'business', 'case'] },
  map: { shapes: map, words: ['africa', 'kenya', 'about'] },
  earn: { shapes: earn, words: ['earn', 'money', 'income', 'tips'] },
  ad: { shapes: ad, words: ['advertis', 'ads'] },
  face: { shapes: face, words: ['status', 'views'] },
} satisfies Record<string, { shapes: Shape[]; words: string[] }>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as [MotifName, ...MotifName[]];
