import { LuBitcoin, LuLandmark, LuSmartphone, LuWallet, LuWalletMinimal } from 'react-icons/lu';

/** In the order in which content/facts.json names the ways to be paid; the partner's wallet comes last. */
const ICONS = [LuLandmark, LuSmartphone, LuWalletMinimal, LuBitcoin, LuWallet];

/** What stands beside the name of a way to be paid. Decorative. */
export function MethodIcon({ index, className }: { index: number; className: string }) {
  const Icon = ICONS[index % ICONS.length] ?? LuWallet;
  return <Icon aria-hidden="true" className={className} />;
}
