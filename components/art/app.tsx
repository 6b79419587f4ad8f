import type { ReactNode } from 'react';
import {
  LuArrowLeft,
  LuCheck,
  LuClock3,
  LuEye,
  LuImageUp,
  LuMegaphone,
  LuSearch,
  LuSmartphone,
  LuWallet,
} from 'react-icons/lu';
import { type Content, content, factEntry, factValue, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';
import { ArticleCover } from './Cover';
import { AdArt } from './Drawing';
import { MethodIcon } from './MethodIcon';
import { Ring } from './Ring';

// The app as it looks at each step: the one drawing of it that every page uses.

/** The app in the store, before it is installed. */
export function Install({ className }: { className?: string }) {
  const {
    site,
    app: { install, proof },
  } = content();
  return (
    <AppPhone label={install.label} className={className}>
      <div className="flex flex-1 flex-col justify-between bg-white px-[1.1em] pt-[1.3em] pb-[1.6em]">
        <span className="flex items-center gap-[.7em] font-bold text-[.92em] text-muted">
          <LuArrowLeft className="size-[1.4em]" />
          <span className="flex-1">{install.store}</span>
          <LuSearch className="size-[1.4em]" />
        </span>
        <From note={site.legalName} />
        <span className="grid grid-flow-col auto-cols-fr divide-x divide-rule text-center">
          {install.facts.map(({ figure, label }) => (
            <span key={label} className="leading-tight">
              <b className="block text-[.92em]">{figure}</b>
              <span className="whitespace-nowrap text-[.72em] text-muted">{label}</span>
            </span>
          ))}
        </span>
        <span className="rounded-[.8em] bg-leaf py-[.7em] text-center font-bold text-ink">
          {install.button}
        </span>
        <span className="grid grid-cols-3 gap-[.7em] font-display *:grid *:aspect-[9/16] *:place-content-center *:place-items-center *:gap-[.4em] *:rounded-[.8em]">
          <span className="tone-sun">
            <AdArt name="bag" className="size-[3.4em]" />
          </span>
          <span className="bg-ink text-white">
            <LuEye className="size-[2em] text-leaf" />
            {formatCount(proof.views)}
          </span>
          <span className="bg-leaf text-ink">
            <LuWallet className="size-[2em]" />
            {localMoney(proof.views * factValue('exampleRate'))}
          </span>
        </span>
        <span className="text-[.92em]">
          <b className="block font-display text-[1.25em]">{install.about}</b>
          {install.text}
        </span>
      </div>
    </AppPhone>
  );
}

/** The mark and the name of the app, as a store and a mail show them. */
function From({ note }: { note: string }) {
  return (
    <span className="flex items-center gap-[1em]">
      <span className="grid size-[4.2em] shrink-0 place-items-center rounded-[1em] bg-ink">
        <Ring segments={8} thickness={0.14} className="size-[2.5em] text-leaf" />
      </span>
      <span>
        <b className="block font-display text-[1.7em] leading-none">{content().site.product.name}</b>
        <span className="mt-[.4em] block text-[.84em] text-muted">{note}</span>
      </span>
    </span>
  );
}

/** What subscribers are sent: a mail with the newest article. Decorative. */
export function Mail({ className }: { className?: string }) {
  const { articles, blog } = content();
  const [newest] = articles;
  return (
    <AppPhone className={className}>
      <div className="flex flex-1 flex-col gap-[.9em] bg-white px-[1.1em] pt-[1.5em] pb-[1.3em]">
        <From note={blog.subscribe.newest} />
        {newest && (
          <>
            <span className="font-display text-[1.3em] leading-[1.1] tracking-tight [text-rendering:geometricPrecision]">
              {newest.title}
            </span>
            <ArticleCover article={newest} sizes="12rem" className="aspect-video w-full rounded-[.8em]" />
            <span className="block rounded-[.8em] bg-leaf py-[.7em] text-center font-bold">
              {blog.list.more}
            </span>
          </>
        )}
      </div>
    </AppPhone>
  );
}

/** Signing up: the number of the WhatsApp account, a code, and that it costs nothing. */
export function Register({ className }: { className?: string }) {
  const { register } = content().app;
  return (
    <AppPhone label={register.label} className={className}>
      <div className="flex flex-1 flex-col px-[1.1em] pt-[1.5em]">
        <Ring segments={8} thickness={0.14} className="size-[2.6em] text-leaf-deep" />
        <span className="mt-[.6em] font-display text-[1.7em] leading-[1.05] tracking-tight">
          {register.title}
        </span>
        <span className="mt-[1em] text-[.84em] text-muted">{register.number}</span>
        <span className="mt-[.3em] rounded-[.8em] border border-rule bg-white px-[.9em] py-[.7em] font-bold">
          {register.example}
        </span>
        <span className="mt-[1em] text-[.84em] text-muted">{register.code}</span>
        <span className="mt-[.3em] grid grid-cols-4 gap-[.5em]">
          {['4', '1', '9', ''].map((digit) => (
            <span
              key={digit}
              className="grid h-[2.6em] place-items-center rounded-[.8em] border border-rule bg-white font-display text-[1.1em]"
            >
              {digit}
            </span>
          ))}
        </span>
        <span className="mt-[1em] rounded-[.8em] bg-leaf py-[.7em] text-center font-bold text-ink">
          {register.button}
        </span>
        <span className="mt-[.6em] text-center text-[.84em] text-muted">{register.note}</span>
        <span className="-mx-[1.1em] mt-auto grid grid-cols-3 gap-[.5em] bg-sand p-[.6em] text-center font-bold">
          {[...'1234567890'].map((digit) => (
            <span key={digit} className="rounded-[.6em] bg-white py-[.3em] last:col-start-2">
              {digit}
            </span>
          ))}
        </span>
      </div>
    </AppPhone>
  );
}

/** The list of campaigns: what a view brings, what the video weighs, how long it still runs. */
export function CampaignList({ className }: { className?: string }) {
  const {
    campaigns,
    words: { screens: words },
  } = content().app;
  return (
    <Screen label={campaigns.label} className={className} title={campaigns.title} tab="campaigns">
      <span className="mb-[.6em] block px-[.2em] text-[.84em] text-muted">{campaigns.note}</span>
      {campaigns.items.map(({ name, advertiser, art, tone, megabytes, hoursToGo }) => (
        <span
          key={name}
          className="mb-[.6em] flex gap-[.6em] rounded-[1em] border border-rule bg-white p-[.45em]"
        >
          <span
            className={`grid w-[3.5em] shrink-0 place-items-center rounded-[.8em] py-[.7em] tone-${tone}`}
          >
            <AdArt name={art} className="size-[2.9em]" />
          </span>
          <span className="min-w-0">
            <b className="block whitespace-nowrap">{name}</b>
            <span className="block whitespace-nowrap text-[.92em] text-muted">{advertiser}</span>
            <span className="mt-[.1em] inline-block rounded-full bg-leaf/25 px-[.6em] font-bold text-[.92em]">
              {insert(words.perView, { rate: localRate(factValue('exampleRate')) })}
            </span>
            <span className="block whitespace-nowrap text-[.84em] text-muted">
              {insert(words.ad, { megabytes, hours: hoursToGo })}
            </span>
          </span>
        </span>
      ))}
    </Screen>
  );
}

/** The ad as it will stand on the status, and the button that posts it. */
export function PostAd({ className }: { className?: string }) {
  const { app } = content();
  const [ad] = app.campaigns.items;
  if (!ad) return null;
  return (
    <AppPhone label={app.post.label} className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] tone-${ad.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <span className="mt-[1em] text-[.84em]">
          <b className="block text-[1.1em]">{ad.advertiser}</b>
          {app.post.title}
        </span>
        <span className="mt-[.6em] block font-display text-[2em] leading-[1.05] tracking-tight">
          {ad.name}
        </span>
        <AdArt name={ad.art} className="m-auto size-[7.6em]" />
      </div>
      <div className="grid gap-[.5em] bg-white px-[1.1em] pt-[1em] pb-[1.3em] text-[.84em]">
        <span className="flex items-center gap-[.5em]">
          <LuCheck className="size-[1.2em] text-leaf-deep" />
          {app.post.saved} · {insert(app.words.screens.size, { megabytes: ad.megabytes })}
        </span>
        <span className="flex items-center gap-[.5em]">
          <LuClock3 className="size-[1.2em] text-leaf-deep" />
          {app.post.keep}
        </span>
        <span className="mt-[.3em] rounded-[.8em] bg-leaf py-[.7em] text-center font-bold text-[1.1em] text-ink">
          {app.post.button}
        </span>
      </div>
    </AppPhone>
  );
}

/** The example ad of the showcase as it stands on a Status. Decorative. */
export function StatusAd({ className }: { className?: string }) {
  const { campaign, preview, storyboard } = content().showcase;
  return (
    <AppPhone className={className}>
      <div className={`flex flex-1 flex-col px-[1.1em] pt-[1.5em] pb-[1.3em] tone-${preview.tone}`}>
        <span className="h-[.2em] rounded-full bg-current" />
        <b className="mt-[1em] text-[.92em] @max-[10rem]:hidden">{campaign.advertiser}</b>
        <span className="text-[.84em] @max-[10rem]:hidden">{campaign.mark}</span>
        <span className="mt-[.3em] font-display text-[2.6em] leading-none tracking-tight">
          {storyboard[0]?.shows ?? preview.text}
        </span>
        <AdArt name="pilau" className="m-auto size-[14em]" />
        <span className="rounded-full bg-white py-[.5em] text-center font-bold text-ink @max-[10rem]:text-[1.4em]">
          {preview.button}
        </span>
      </div>
    </AppPhone>
  );
}

/** A screenshot that was accepted, and the sum for its views. */
export function ProofAccepted({ className }: { className?: string }) {
  const { proof, campaigns } = content().app;
  const rate = factValue('exampleRate');
  return (
    <Screen label={proof.label} className={className} title={proof.title} tab="proofs">
      <span className="mb-[.6em] block whitespace-nowrap px-[.2em] text-[.84em] text-muted">
        {campaigns.items[0]?.name}
      </span>
      <Screenshot />
      <span className="mt-[.5em] px-[.2em] text-[.78em] text-muted">{proof.taken}</span>
      <span className="my-auto block rounded-[1em] bg-leaf/20 p-[.9em]">
        <span className="flex items-center gap-[.5em] font-display text-[1.25em]">
          <span className="grid size-[1.4em] place-items-center rounded-full bg-leaf-deep text-white">
            <LuCheck className="size-[1em]" strokeWidth={3.5} />
          </span>
          {proof.accepted}
        </span>
        <span className="mt-[.5em] flex justify-between whitespace-nowrap text-[.84em]">
          <span>
            {formatCount(proof.views)} × {localRate(rate)}
          </span>
          <b>{localMoney(proof.views * rate)}</b>
        </span>
      </span>
    </Screen>
  );
}

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

/** The ways to be paid, the newest of them chosen. */
export function PayoutMethods({ className }: { className?: string }) {
  const { app, figures } = content();
  const methods = [...(factEntry('paymentMethods').list ?? []), figures.payout.wallet];
  return (
    <Screen label={app.payout.label} className={className} title={app.payout.title} tab="balance">
      {methods.map((method, index) => {
        const chosen = index === methods.length - 1;
        return (
          <span
            key={method}
            className={`mb-[.6em] flex items-center gap-[.6em] rounded-[1em] px-[.8em] py-[.8em] ${chosen ? 'bg-leaf' : 'border border-rule bg-white'}`}
          >
            <MethodIcon
              index={index}
              className={`size-[1.5em] shrink-0 ${chosen ? 'text-ink' : 'text-leaf-deep'}`}
            />
            <b className="whitespace-nowrap text-[1.15em] @max-[12rem]:text-[1.4em]">{method}</b>
            {chosen && (
              <b className="ml-auto rounded-full bg-ink px-[.6em] @max-[12rem]:hidden py-[.1em] text-white">
                {app.payout.fresh}
              </b>
            )}
          </span>
        );
      })}
      <span className="mt-auto mb-[1em] block rounded-[1em] bg-leaf-deep py-[.7em] text-center font-bold text-[.92em] text-white @max-[12rem]:text-[1.3em]">
        {app.payout.button}
      </span>
    </Screen>
  );
}

/** Viewers with their names blurred, each of its own width. */
export function Viewers({ className = '' }) {
  return (
    <span className={`grid grid-cols-1 gap-[.5em] ${className}`}>
      {['w-[5.4em]', 'w-[4em]', 'w-[4.8em]', 'w-[6em]'].map((width) => (
        <span key={width} className="flex items-center gap-[.6em]">
          <span className="size-[1.4em] shrink-0 rounded-full bg-line" />
          <span className={`h-[.65em] rounded-full bg-mist/70 [filter:blur(.14em)] ${width}`} />
        </span>
      ))}
    </span>
  );
}

type ScreenshotProps = {
  /** Whether the count of views and the time of posting stay within the picture. */
  whole?: boolean;
  /** What was posted: the first of the app's campaigns, where none is given. */
  ad?: Pick<Content['app']['campaigns']['items'][number], 'name' | 'art' | 'tone'> | undefined;
  className?: string;
};

/** A screenshot of one's own status with its viewers, as an earner sends it: sizes in `em`. */
export function Screenshot({ whole = true, ad, className = '' }: ScreenshotProps) {
  const { app } = content();
  ad ??= app.campaigns.items[0];
  if (!ad) return null;
  return (
    <span
      className={`flex flex-col overflow-hidden rounded-[1em] bg-ink text-mist leading-[1.3] ${className}`}
    >
      <span className={`flex items-center gap-[.6em] px-[.9em] py-[.7em] tone-${ad.tone}`}>
        <span className="min-w-0">
          {whole && <span className="block whitespace-nowrap text-[.78em]">{app.proof.posted}</span>}
          <b className="block font-display text-[1.1em] leading-[1.05]">{ad.name}</b>
        </span>
        <AdArt name={ad.art} className="ml-auto size-[4em] shrink-0" />
      </span>
      {whole && (
        <span className="flex items-center gap-[.5em] px-[.9em] pt-[.6em] text-white">
          <LuEye className="size-[1.2em] text-leaf" />
          <span className="whitespace-nowrap text-[.84em]">
            {app.proof.viewedBy} <b>{formatCount(app.proof.views)}</b>
          </span>
        </span>
      )}
      <Viewers className="px-[.9em] py-[.7em]" />
    </span>
  );
}

const TABS = [
  { id: 'campaigns', Icon: LuMegaphone },
  { id: 'proofs', Icon: LuImageUp },
  { id: 'balance', Icon: LuWallet },
] as const;

type ScreenProps = {
  label: string;
  title: string;
  tab: (typeof TABS)[number]['id'];
  children: ReactNode;
  className?: string | undefined;
};

/** A screen of the app: its title, what is on it, and the three tabs at its foot. */
function Screen({ label, title, tab, children, className }: ScreenProps) {
  const { navigation } = content().app;
  return (
    <AppPhone label={label} className={className}>
      <div className="px-[.65em] pt-[.88em] pb-[.35em] font-display text-[1.7em] tracking-tight [text-rendering:geometricPrecision]">
        {title}
      </div>
      <div className="flex flex-1 flex-col px-[.9em]">{children}</div>
      <div className="grid grid-cols-3 border-rule border-t bg-white pt-[.6em] pb-[1em]">
        {TABS.map(({ id, Icon }) => (
          <span
            key={id}
            className={`grid justify-items-center gap-[.2em] ${id === tab ? 'text-leaf-deep' : 'text-muted'}`}
          >
            <Icon className="size-[1.4em]" />
            <span className="font-bold text-[.78em] @max-[9rem]:hidden">{navigation[id]}</span>
          </span>
        ))}
      </div>
    </AppPhone>
  );
}

type AppPhoneProps = {
  /** What the screen shows, for those who do not see it; without it the picture is decoration. */
  label?: string;
  children: ReactNode;
  className?: string;
};

/**
 * A phone with the app on it, at any width: everything inside is measured in `em`, which here is a share of the phone's
 * width, so that the picture neither wraps nor overflows when a reader enlarges text.
 */
function AppPhone({ label, children, className = '' }: AppPhoneProps) {
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className={className}>
      <div className="@container">
        <div className="for-paper rounded-[13cqi] bg-ink p-[3.2cqi] shadow-device outline outline-line">
          <div className="relative isolate flex aspect-[9/18.4] flex-col overflow-hidden rounded-[10cqi] bg-paper text-left text-[5.4cqi] text-text leading-[1.3]">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
