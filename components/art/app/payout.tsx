import { LuMessageSquareText } from 'react-icons/lu';
import { content, factEntry, factValue, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { Person } from '../cast/Person';
import { MethodIcon } from '../MethodIcon';
import { AppPhone, Screen } from './phone';

/** What the views of some months came to, and the way out to a mobile-money account. */
export function Balance({ className }: { className?: string }) {
  const { balance, words } = content().app;
  const rate = factValue('exampleRate');
  const sum = balance.views * rate;
  return (
    <Screen label={balance.label} className={className} title={balance.title} tab="balance">
      <span className="whitespace-nowrap mb-[.8em] rounded-[1em] bg-ink px-[.9em] py-[2.3em] text-mist">
        <b className="block font-display text-[2.4em] text-white leading-none">{localMoney(sum)}</b>
        <span className="mt-[.4em] block text-[1.07em]">
          {insert(words.screens.balance, { views: formatCount(balance.views) })}
        </span>
      </span>
      <span className="block whitespace-nowrap text-[1.15em]">
        {balance.recent.map(({ name, views }) => (
          <span key={name} className="flex justify-between border-rule border-b py-[.6em] last:border-b-0">
            {name}
            <b>{localRate(views * rate)}</b>
          </span>
        ))}
      </span>
      <span className="my-auto block rounded-[.9em] bg-leaf/20 p-[.8em] text-[1.15em]">
        <b className="block whitespace-nowrap">{balance.button}</b>
        {balance.to}
      </span>
    </Screen>
  );
}

/** The balance has arrived: the message of it on a phone that is still locked, on wide screens over a picture of its owner. */
export function Paid({ className }: { className?: string }) {
  const { balance, paid } = content().app;
  return (
    <AppPhone label={paid.label} className={className}>
      <div className="flex flex-1 flex-col items-center bg-sun px-[.9em] text-[1.07em] text-ink pt-[2.2em]">
        <b className="font-display text-[4.6em] leading-none tracking-tight">{paid.time}</b>
        <span>{paid.day}</span>
        <span className="w-full rounded-[1.1em] bg-white p-[1em] mt-[1.8em]">
          <span className="flex items-center gap-[.5em]">
            <LuMessageSquareText className="size-[1.9em] rounded-full bg-leaf p-[.4em]" />
            <b className="flex-1">{balance.method}</b>
            {paid.now}
          </span>
          <b className="mt-[.4em] block whitespace-nowrap font-display text-[2.3em] leading-none">
            {localMoney(balance.views * factValue('exampleRate'))}
          </b>
          <span className="mt-[.3em] block">{paid.text}</span>
        </span>
        <Person name="kevin" pose="laughing" className="mt-auto w-[88%]" />
      </div>
    </AppPhone>
  );
}

/** The ways to be paid: the newest is chosen and marked. */
export function NewestMethod({ className }: { className?: string }) {
  const { app, figures } = content();
  const { wallet } = figures.payout;
  return (
    <Screen label={app.payout.label} className={className} title={app.payout.title} tab="balance">
      {[...(factEntry('paymentMethods').list ?? []), wallet].map((method, index) => (
        <span
          key={method}
          className={`mb-[.6em] flex items-center gap-[.6em] rounded-[1em] border p-[.8em] ${method === wallet ? 'border-leaf bg-leaf py-[1.1em]' : 'border-rule bg-white *:first:text-leaf-deep'}`}
        >
          <MethodIcon index={index} className="size-[1.5em] shrink-0" />
          <b className="whitespace-nowrap text-[1.15em] leading-tight @max-[12rem]:text-[1.4em]">{method}</b>
          {method === wallet && (
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
