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
      <div className="grid gap-2">
        {routes.map((route, index) => (
          <p key={route} className="flex items-center gap-3 rounded-control bg-sand px-4 py-2.5 font-bold">
            <MethodIcon index={index} className="size-6 shrink-0 text-leaf-deep" />
            {route}
          </p>
        ))}
      </div>
    </div>
  );
}
