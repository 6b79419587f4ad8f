import { LuSmartphone } from 'react-icons/lu';
import { content, factEntry, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { MethodIcon } from '../MethodIcon';
import { Screen } from './phone';

/** Where mobile money stands among the ways to be paid in content/facts.json. */
const MOBILE = 1;

/** What the views of a month came to, and the way out to a mobile-money account. */
export function Balance({ className }: { className?: string }) {
  const { balance } = content().app;
  const rate = factValue('exampleRate');
  const sum = balance.views * rate;
  return (
    <Screen label={balance.label} className={className} title={balance.title} tab="balance">
      <span className="block whitespace-nowrap rounded-[1em] bg-ink p-[.9em] text-mist">
        <b className="block font-display text-[1.7em] text-white leading-none">{localMoney(sum)}</b>
        <span className="mt-[.4em] block text-[.84em]">
          {insert(content().app.words.screens.balance, {
            views: formatCount(balance.views),
            posts: balance.posts,
          })}
        </span>
      </span>
      <span className="mt-[.4em] block px-[.2em] text-[.84em] text-muted">{balance.open}</span>
      <span className="mt-[.6em] block rounded-[1em] border border-rule bg-white px-[.9em]">
        {balance.recent.map(({ name, views }) => (
          <span
            key={name}
            className="flex justify-between border-rule border-b py-[.6em] text-[.84em] last:border-b-0"
          >
            <span className="whitespace-nowrap">{name}</span>
            <b>{localMoney(views * rate)}</b>
          </span>
        ))}
      </span>
      <span className="mt-[.6em] flex items-center gap-[.6em] rounded-[1em] border border-rule bg-white p-[.6em]">
        <LuSmartphone className="size-[1.7em] shrink-0 text-leaf-deep" />
        <span className="whitespace-nowrap text-[.84em] leading-tight">
          <b className="block">{balance.method}</b>
          <span className="text-muted">{balance.to}</span>
        </span>
      </span>
      <span className="mt-[.4em] block px-[.2em] text-[.84em] text-muted">{balance.time}</span>
      <span className="my-auto block rounded-[1em] bg-leaf py-[.7em] text-center font-bold text-[.92em] text-ink">
        {balance.button} {localMoney(sum)}
      </span>
    </Screen>
  );
}

type MethodsProps = {
  className?: string;
  /** Whether the newest is chosen, not mobile money. */
  newest?: boolean;
};

/** The ways to be paid: mobile money is chosen, by the name that it has here, and the newest is marked. */
export function PayoutMethods({ className, newest = false }: MethodsProps) {
  const { app, figures } = content();
  const methods = [...(factEntry('paymentMethods').list ?? []), figures.payout.wallet];
  const chosen = newest ? methods.length - 1 : MOBILE;
  return (
    <Screen label={app.payout.label} className={className} title={app.payout.title} tab="balance">
      {methods.map((method, index) => (
        <span
          key={method}
          className={`mb-[.6em] flex items-center gap-[.6em] rounded-[1em] border p-[.8em] ${index === chosen ? 'border-leaf bg-leaf py-[1.1em]' : 'border-rule bg-white'}`}
        >
          <MethodIcon
            index={index}
            className={`size-[1.5em] shrink-0 ${index === chosen ? '' : 'text-leaf-deep'}`}
          />
          <b className="whitespace-nowrap text-[1.15em] leading-tight @max-[12rem]:text-[1.4em]">
            {index === chosen && !newest ? app.balance.method : method}
            {index === chosen && !newest && (
              <span className="block font-normal text-[.8em]">
                {method}, {app.balance.to}
              </span>
            )}
          </b>
          {index === methods.length - 1 && (
            <b className="ml-auto rounded-full bg-ink px-[.6em] @max-[12rem]:hidden py-[.1em] text-white">
              {app.payout.fresh}
            </b>
          )}
        </span>
      ))}
      <span className="mt-auto mb-[1em] block rounded-[1em] bg-leaf-deep py-[.7em] text-center font-bold text-[.92em] text-white @max-[12rem]:text-[1.3em]">
        {app.payout.button}
      </span>
    </Screen>
  );
}

/** The same with the newest way chosen. */
export function NewestMethod({ className }: { className?: string }) {
  return <PayoutMethods className={className} newest />;
}
