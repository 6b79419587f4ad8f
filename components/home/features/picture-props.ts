import type { Content } from '@/lib/content';

/** What each picture may draw. */
export type PictureProps = {
  words: Content['home']['words']['pictures'];
  showcase: Content['showcase'];
  /** Sums that arrived, as text. */
  payouts: { mobileMoney: string; bank: string };
};
