import { MethodIcon } from '@/components/art/MethodIcon';
import { Words } from '@/components/ui/Words';
import type { Site } from '@/lib/content';

type Props = {
  methods: readonly string[];
  partner: Site['walletPartner'];
  /** What is said of the partner's wallet, with a place for its name. */
  wallet: string;
};

/** The ways to be paid, and the partner's wallet beside them. */
export function PaymentMethods({ methods, partner, wallet }: Props) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 max-[19em]:grid-cols-1">
        {methods.map((method, index) => (
          <li
            key={method}
            className="flex min-h-16 items-center gap-3 rounded-control border border-line px-4 leading-tight sm:gap-4 sm:px-5"
          >
            <MethodIcon index={index} className="size-6 shrink-0 text-sun" />
            <span className="font-bold text-white">{method}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Words
          text={wallet}
          put={{
            partner: (
              <a
                href={partner.url}
                rel="noopener"
                className="font-semibold text-white underline underline-offset-4"
              >
                {partner.name}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
