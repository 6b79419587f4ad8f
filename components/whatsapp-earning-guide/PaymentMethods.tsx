import { LuBitcoin, LuLandmark, LuSmartphone, LuWalletMinimal } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import { content, factEntry } from '@/lib/content';

const ICONS = [LuLandmark, LuSmartphone, LuWalletMinimal, LuBitcoin];

/** The ways to be paid, and the partner's wallet beside them. */
export function PaymentMethods() {
  const words = content().earningGuide.words.payment;
  const { site } = content();
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {factEntry('paymentMethods').list?.map((method, index) => {
          const Icon = ICONS[index % ICONS.length] ?? LuWalletMinimal;
          return (
            <li
              key={method}
              className="flex min-h-16 items-center gap-4 rounded-control border border-line px-5"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-sun" />
              <span className="font-bold text-white">{method}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-5">
        <Words
          text={words.wallet}
          put={{
            partner: (
              <a
                href={site.walletPartner.url}
                rel="noopener"
                className="font-semibold text-white underline underline-offset-4"
              >
                {site.walletPartner.name}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
