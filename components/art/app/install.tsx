import { LuArrowLeft, LuMessageSquareText, LuSearch } from 'react-icons/lu';
import { content, factValue, localMoney, localRate } from '@/lib/content';
import { ArticleCover } from '../Cover';
import { AdArt } from '../Drawing';
import { Ring } from '../Ring';

import { AppPhone } from './phone';

/** The app in the store, before it is installed. */
export function Install({ className }: { className?: string }) {
  const { app, home } = content();
  const { balance, install } = app;
  const [ad] = home.hero.slogans;
  const rate = factValue('exampleRate');
  return (
    <AppPhone label={install.label} className={className}>
      <div className="flex flex-1 flex-col gap-[1.2em] bg-white px-[1.1em] pt-[1.3em] pb-[1.6em]">
        <span className="flex items-center gap-[.6em] font-bold text-[1.07em] text-muted">
          <LuArrowLeft className="size-[1.4em]" />
          <span className="flex-1">{install.store}</span>
          <LuSearch className="size-[1.4em]" />
        </span>
        <From note={install.price} look="font-bold text-[1.1em]" />
        <span className="rounded-[.8em] bg-leaf px-[1.1em] pt-[.76em] pb-[.64em] text-center font-bold text-ink">
          {install.button}
        </span>
        <span
          className={`grid flex-1 grid-cols-2 gap-[.7em] font-display *:flex *:flex-col *:rounded-[1em] *:border-[.3em] *:border-ink *:p-[.6em]`}
        >
          {ad && (
            <span className={`tone-${ad.tone}`}>
              <b className="text-[1.3em] leading-none">{ad.text}</b>
              <AdArt name={ad.art} className="m-auto w-full" />
            </span>
          )}
          <span className="gap-[.5em] whitespace-nowrap bg-paper">
            <span className="-mx-[.6em] -mt-[.6em] rounded-t-[.6em] bg-ink p-[.6em] text-white">
              {balance.title}
              <b className="block text-[1.15em]">{localMoney(balance.views * rate)}</b>
            </span>
            {balance.recent.slice(0, 3).map(({ name, views }) => (
              <span key={name} className="my-auto">
                {views} {install.views}
                <b className="block text-leaf-deep">{localRate(views * rate)}</b>
              </span>
            ))}
          </span>
        </span>
        <span>
          <b className="block font-display text-[1.25em]">{install.about}</b>
          {install.text}
        </span>
      </div>
    </AppPhone>
  );
}

/** The mark and the name of the app, as a store and a mail show them. */
export function From({ note, look = 'text-[.84em] text-muted' }: { note: string; look?: string }) {
  return (
    <span className="flex items-center gap-[1em] @max-[10rem]:gap-[.6em]">
      <span className="grid size-[4.2em] @max-[10rem]:size-[3.4em] shrink-0 place-items-center rounded-[1em] bg-ink">
        <Ring segments={8} thickness={0.14} className="size-[2.5em] text-leaf" />
      </span>
      <span>
        <b className="block font-display text-[1.7em] @max-[10rem]:text-[1.5em] leading-none">
          {content().site.product.name}
        </b>
        <span className={`mt-[.4em] block ${look}`}>{note}</span>
      </span>
    </span>
  );
}

/** What subscribers are sent: a mail with the newest article and its picture, large enough to be read. Decorative. */
export function Mail({ className }: { className?: string }) {
  const { articles, blog } = content();
  const [newest] = articles;
  return (
    <AppPhone className={className}>
      <div className="flex flex-1 flex-col justify-between bg-white px-[1.6em] pt-[1.5em] pb-[1.6em]">
        <From note={blog.subscribe.to} />
        {newest && (
          <>
            <span className="border-rule border-t pt-[.7em] font-display text-[1.4em] leading-[1.12] tracking-tight [text-rendering:geometricPrecision]">
              {newest.title}
            </span>
            <ArticleCover article={newest} sizes="12rem" className="aspect-4/3 w-full rounded-[.8em]" />
            <span className="block rounded-[.8em] bg-leaf py-[.7em] text-center font-bold">
              {blog.list.more}
            </span>
          </>
        )}
      </div>
    </AppPhone>
  );
}

/** Signing up: the number of the WhatsApp account, the code from the SMS, with its last digit still to be typed or with the SMS above it. */
export function Register({ className, typed = false }: { className?: string | undefined; typed?: boolean }) {
  const { register } = content().app;
  return (
    <AppPhone label={register.label} className={className}>
      <div className="flex flex-1 flex-col px-[1.1em] pt-[1.5em]">
        {typed ? (
          <span className="-mx-[.4em] mb-[.6em] flex items-center gap-[.7em] rounded-[1.1em] bg-ink p-[1em] text-[1.2em] text-white">
            <LuMessageSquareText className="size-[1.9em] shrink-0 rounded-full bg-leaf p-[.4em] text-ink" />
            <b>{register.message}</b>
          </span>
        ) : (
          <Ring segments={8} thickness={0.14} className="size-[2.6em] text-leaf-deep" />
        )}
        <span
          className={`mt-[.6em] font-display leading-[1.05] tracking-tight ${typed ? 'text-[1.35em]' : 'text-[1.7em]'}`}
        >
          {register.title}
        </span>
        <span className="mt-[.9em] text-[1.15em] text-muted">{register.number}</span>
        <span className="mt-[.2em] mb-[.65em] rounded-[.8em] border border-rule bg-white px-[.8em] py-[.55em] font-bold text-[1.2em]">
          {register.example}
        </span>
        <span className="text-[1.15em] text-muted">{register.code}</span>
        <span className="mt-[.3em] grid grid-cols-4 gap-[.4em] text-[1.25em]">
          {['4', '1', '9', typed ? '6' : ''].map((digit) => (
            <span
              key={digit}
              className="grid h-[2em] place-items-center rounded-[.8em] border border-rule bg-white font-display"
            >
              {digit}
            </span>
          ))}
        </span>
        <span className="mt-[.9em] rounded-[.8em] bg-leaf py-[.55em] text-center font-bold text-[1.2em] text-ink">
          {register.button}
        </span>
        <span className="-mx-[1.1em] mt-auto grid grid-cols-3 gap-[.4em] bg-sand p-[.5em] text-center font-bold text-[1.15em]">
          {[...register.keys].map((key) => (
            <span key={key} className="rounded-[.6em] bg-white py-[.3em] last:bg-leaf">
              {key}
            </span>
          ))}
        </span>
      </div>
    </AppPhone>
  );
}

/** The same screen a moment later: the code is whole. */
export function Registered({ className }: { className?: string }) {
  return <Register className={className} typed />;
}
