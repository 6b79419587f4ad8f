import { content, factEntry } from '@/lib/content';
import { MethodIcon } from '../MethodIcon';

/** From the balance to the account of one's choice. */
export function PayoutRoutes() {
  const { payout } = content().figures;
  const routes = [...(factEntry('paymentMethods').list ?? []), payout.wallet];
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[2fr_3fr] sm:gap-8">
      <div className="rounded-card bg-ink p-5 text-mist">
        <p className="text-sm">{payout.balance}</p>
        <p className="font-display text-2xl text-white tracking-tight">{payout.threshold}</p>
        <p className="mt-2 text-sm">{payout.arrives}</p>
      </div>
      <div className="grid gap-2 max-sm:grid-cols-2 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1">
        {routes.map((route, index) => (
          <p
            key={route}
            className="flex items-center gap-2 rounded-control bg-sand max-sm:last:odd:col-span-2 px-3 py-2.5 font-bold leading-tight sm:gap-3 sm:px-4"
          >
            <MethodIcon index={index} className="size-6 shrink-0 text-leaf-deep" />
            {route}
          </p>
        ))}
      </div>
    </div>
  );
}
