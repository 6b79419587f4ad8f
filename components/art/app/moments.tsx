import type { ReactNode } from 'react';
import { LuArrowLeft, LuImages, LuMessageSquare, LuPhone, LuSearch, LuUsers } from 'react-icons/lu';
import { Tick } from '@/components/ui/TickList';
import { content, factValue, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { AdArt } from '../Drawing';
import { Code, From, Shots } from './install';
import { Recent } from './payout';

const TICK = <Tick no={false} className="size-[1.3em] shrink-0 p-[.3em]" />;

type Props = { label: string; look: string; width?: string; children: ReactNode };

/**
 * The head of a phone that is larger than a whole one would be: the foot of the panel that it stands in cuts it off. In its
 * frame no button is taken for one of the page's. Measured in `em`, a share of its own width, as the phones are.
 */
function Moment({ label, look, width = 'max-w-60 sm:max-w-72', children }: Props) {
  return (
    <div role="img" aria-label={label} className={`@container mx-auto w-full ${width}`}>
      <div className="for-paper h-full rounded-t-[13cqi] bg-ink in-[.bg-ink]:bg-line px-[3.2cqi] pt-[3.2cqi]">
        <div
          className={`flex h-full flex-col gap-[1em] overflow-hidden rounded-t-[10cqi] px-[1.1em] pt-[1.3em] text-[5.8cqi] leading-[1.3] ${look}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** What the store shows before the app is installed. */
export function Listing() {
  const { label, store, price, button } = content().app.install;
  return (
    <Moment label={label} look="bg-white text-text">
      <span className="flex items-center gap-[.6em] font-bold text-muted">
        <LuArrowLeft className="size-[1.3em]" />
        <span className="flex-1">{store}</span>
        <LuSearch className="size-[1.3em]" />
      </span>
      <From note={price} look="font-bold text-[1.1em]" />
      <span className="rounded-[.8em] bg-leaf py-[.6em] text-center font-bold text-ink">{button}</span>
      <Shots className="flex-1 text-[.9em] *:rounded-t-[1.1em]" />
    </Moment>
  );
}

/** The number of the account, and the code that was sent to it. */
export function Confirm() {
  const { label, title, example, code } = content().app.register;
  return (
    <Moment label={label} look="bg-leaf text-ink">
      <b className="pt-[.4em] font-display text-[1.7em] leading-[1.05] tracking-tight">{title}</b>
      <span className="flex items-center justify-between rounded-[.9em] bg-white px-[1em] py-[.7em] font-bold">
        {example}
        {TICK}
      </span>
      <span className="pb-[1.5em]">
        <b>{code}</b>
        <Code className="mt-[.15em] gap-[.18em]! text-[2.9em] *:h-[1.7em] *:rounded-[.24em] *:last:border-[.07em]" />
      </span>
    </Moment>
  );
}

/** The ad that was chosen, as it will stand on the status, and the button that posts it. */
export function Post() {
  const { campaigns, post } = content().app;
  const [ad] = campaigns.items;
  if (!ad) return null;
  return (
    <Moment label={post.label} look={`tone-${ad.tone}`}>
      <span className="h-[.2em] shrink-0 rounded-full bg-current" />
      <span className="flex flex-1 items-center">
        <span className="min-w-0 flex-1 self-start">
          <b className="block">{ad.advertiser}</b>
          {post.title}
          <b className="mt-[.5em] block font-display text-[1.7em] leading-none tracking-tight">{ad.name}</b>
        </span>
        <AdArt name={ad.art} className="-mr-[.4em] size-[7em] shrink-0" />
      </span>
      <span className="mb-[1.3em] rounded-full bg-white py-[.6em] text-center font-bold">{post.button}</span>
    </Moment>
  );
}

/** What arrived, for how many views, and for which ads. */
export function Receipt() {
  const { app } = content();
  const { paid, method, to, received, views } = app.balance;
  return (
    <Moment label={paid} look="bg-leaf text-ink">
      <span className="flex items-center justify-between whitespace-nowrap font-bold">
        {method} {to}
        <span className="flex items-center gap-[.3em] rounded-full bg-white p-[.2em] pr-[.6em]">
          {TICK}
          {received}
        </span>
      </span>
      <span className="block">
        <b className="block whitespace-nowrap font-display text-[2.8em] leading-[1.1] tracking-tight">
          {localMoney(views * factValue('exampleRate'))}
        </b>
        {insert(app.words.screens.balance, { views: formatCount(views) })}
      </span>
      <Recent />
    </Moment>
  );
}

const NEVER = [LuUsers, LuMessageSquare, LuPhone];

/** What the phone lets the app see, and what it never asks to see. */
export function Permissions() {
  const { label, title, photos, allowed, ...never } = content().app.permissions;
  return (
    <Moment label={label} look="bg-paper text-text" width="max-w-68 md:max-w-88">
      <b className="pt-[.4em] font-display text-[1.7em] leading-[1.05] tracking-tight">{title}</b>
      <span className="flex items-center gap-[.7em] rounded-[1em] bg-leaf p-[.9em] font-bold text-ink">
        <LuImages className="size-[1.5em]" />
        <span className="flex-1">{photos}</span>
        {allowed}
      </span>
      <span className="pb-[1em]">
        {Object.values(never).map((name, index) => {
          const Icon = NEVER[index] ?? LuUsers;
          return (
            <span
              key={name}
              className="flex items-center gap-[.7em] border-rule border-b px-[.9em] py-[.7em] last:border-b-0"
            >
              <Icon className="size-[1.5em] text-muted" />
              <s className="flex-1 text-muted">{name}</s>
              <Tick no className="size-[1.3em] shrink-0 p-[.3em]" />
            </span>
          );
        })}
      </span>
    </Moment>
  );
}
