import { Balance } from './Balance';
import { CampaignList } from './CampaignList';
import { PostAd } from './PostAd';
import { ProofAccepted } from './ProofAccepted';

const HANDS = {
  campaigns: { left: ProofAccepted, right: Balance, front: CampaignList },
  balance: { left: PostAd, right: ProofAccepted, front: Balance },
};

type Props = {
  /** Which screen lies on top. */
  front: keyof typeof HANDS;
  className?: string;
};

/** Three screens of the app like a hand of cards; where it is cropped, the upper part tells enough. */
export function Fan({ front, className = '' }: Props) {
  const { left: Left, right: Right, front: Front } = HANDS[front];
  return (
    <div className={`relative mx-auto aspect-[8/7] w-full max-w-lg ${className}`}>
      <Left className="-rotate-8 absolute top-[12%] left-[2%] w-[39%]" />
      <Right className="absolute top-[12%] right-[2%] w-[39%] rotate-8" />
      <Front className="-translate-x-1/2 absolute top-[2%] left-1/2 w-[42%]" />
    </div>
  );
}
