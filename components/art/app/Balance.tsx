import { LuSmartphone } from 'react-icons/lu';
import { content, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { AppPhone } from './AppPhone';
import { Screen } from './Screen';

/** What the views of a month came to, and the way out to a mobile-money account. */
export function Balance({ className }: { className?: string }) {
  const { balance } = content().app;
  const rate = factValue('exampleRate');
  const sum = balance.views * rate;
  return (
    <AppPhone label={balance.label} className={className}>
      <Screen title={balance.title} tab="balance">
        <span className="block whitespace-nowrap rounded-[1em] bg-ink p-[.9em] text-mist">
          <b className="block font-display text-[1.75em] text-white leading-none">{localMoney(sum)}</b>
          <span className="mt-[.35em] block text-[.74em]">
            {insert(content().app.words.screens.balance, {
              views: formatCount(balance.views),
              posts: balance.posts,
            })}
          </span>
        </span>
        <span className="mt-[.4em] block px-[.2em] text-[.76em] text-muted">{balance.open}</span>
        <span className="mt-[.7em] block rounded-[1em] border border-rule bg-white px-[.8em]">
          {balance.recent.map(({ name, views }) => (
            <span
              key={name}
              className="flex justify-between border-rule border-b py-[.55em] text-[.82em] last:border-b-0"
            >
              <span className="whitespace-nowrap">{name}</span>
              <b>{localMoney(views * rate)}</b>
            </span>
          ))}
        </span>
        <span className="mt-[.7em] flex items-center gap-[.7em] rounded-[1em] border border-rule bg-white p-[.7em]">
          <LuSmartphone className="size-[1.7em] shrink-0 text-leaf-deep" />
          <span className="whitespace-nowrap text-[.84em] leading-tight">
            <b className="block">{balance.method}</b>
            <span className="text-muted">{balance.to}</span>
          </span>
        </span>
        <span className="mt-[.4em] block px-[.2em] text-[.76em] text-muted">{balance.time}</span>
        <span className="my-auto block rounded-[.9em] bg-leaf py-[.75em] text-center font-bold text-[.95em] text-ink">
          {balance.button} {localMoney(sum)}
        </span>
      </Screen>
    </AppPhone>
  );
}
