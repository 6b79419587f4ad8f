import { Balance } from './Balance';
import { CampaignList } from './CampaignList';
import { ProofAccepted } from './ProofAccepted';

/** Three screens of the app like a hand of cards; where it is cropped, the upper half tells enough. */
export function Fan({ className = '' }: { className?: string }) {
  return (
    <div className={`relative mx-auto aspect-[8/7] w-full max-w-lg ${className}`}>
      <ProofAccepted className="-rotate-8 absolute top-[12%] left-[2%] w-[39%]" />
      <Balance className="absolute top-[12%] right-[2%] w-[39%] rotate-8" />
      <CampaignList className="absolute top-0 left-1/2 w-[42%] -translate-x-1/2" />
    </div>
  );
}
