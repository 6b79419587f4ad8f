import type { ReactNode } from 'react';
import { Tick } from '@/components/ui/TickList';
import { content, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { AdTile } from './ads';
import { Code, From } from './install';

const BUTTON = 'block rounded-[.8em] bg-leaf py-[.75em] text-center font-bold text-ink';

const TICK = <Tick no={false} className="size-[1.3em] p-[.3em]" />;

/** One thing of the app, larger than a phone shows it: measured in `em`, a share of its own width, as the phones are. */
function Moment({ label, size, children }: { label: string; size: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="@container">
      <div className={`for-paper leading-[1.3] ${size}`}>{children}</div>
    </div>
  );
}

/** What the store shows before the app is installed. */
export function Listing() {
  const { label, price, button } = content().app.install;
  return (
    <Moment label={label} size="text-[6.7cqi]">
      <div className="rounded-[1.4em] bg-white p-[1.2em] text-text">
        <From note={price} look="font-bold text-[1.1em]" />
        <span className={`mt-[.9em] ${BUTTON}`}>{button}</span>
      </div>
    </Moment>
  );
}

/** The number of the account, and the code that was sent to it. */
export function Confirm() {
  const { label, example, code } = content().app.register;
  return (
    <Moment label={label} size="text-[6cqi]">
      <span className="mb-[.9em] flex items-center justify-between rounded-[.9em] bg-white px-[1em] py-[.75em] font-bold text-[1.1em]">
        {example}
        {TICK}
      </span>
      <b>{code}</b>
      <Code className="mt-[.2em] gap-[.18em]! text-[3.6em] *:h-[1.5em] *:rounded-[.24em] *:last:border-[.07em]" />
    </Moment>
  );
}

/** The ad that was chosen, and the button that posts it. */
export function Post() {
  const { campaigns, post } = content().app;
  const [ad] = campaigns.items;
  return (
    <Moment label={post.label} size="text-[6cqi]">
      {ad && (
        <AdTile
          {...ad}
          text={ad.name}
          advertiser={`${post.title} · ${ad.advertiser}`}
          className="py-[.6em]"
        />
      )}
      <span className={`mt-[.9em] ${BUTTON}`}>{post.button}</span>
    </Moment>
  );
}

/** What arrived, and for how many views. */
export function Receipt() {
  const { app } = content();
  const { paid, method, to, received, views } = app.balance;
  return (
    <Moment label={paid} size="text-[6.2cqi] lg:@min-[60em]/page:text-[2.7cqi]">
      <div className="rounded-[1.4em] bg-white p-[1em] lg:@min-[60em]/page:p-[1.4em] text-text">
        <span className="flex justify-between font-bold">
          {method} {to}
          <span className="flex items-center gap-[.4em]">
            {TICK}
            {received}
          </span>
        </span>
        <b className="mt-[.1em] block whitespace-nowrap font-display text-[2.9em] lg:@min-[60em]/page:text-[6.25em] leading-[1.1] tracking-tight">
          {localMoney(views * factValue('exampleRate'))}
        </b>
        {insert(app.words.screens.balance, { views: formatCount(views) })}
      </div>
    </Moment>
  );
}
