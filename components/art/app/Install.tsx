import { LuCheck } from 'react-icons/lu';
import { content, factValue, localMoney } from '@/lib/content';
import { AdArt } from '../Drawing';
import { Ring } from '../Ring';
import { AppPhone } from './AppPhone';

/** The app in the store, before it is installed. */
export function Install({ className }: { className?: string }) {
  const { app, site } = content();
  const { balance, campaigns, install, navigation } = app;
  return (
    <AppPhone label={install.label} className={className}>
      <div className="flex flex-1 flex-col bg-white px-[1.1em] pt-[2em] pb-[1.4em]">
        <span className="flex items-center gap-[.9em]">
          <span className="grid size-[4.2em] shrink-0 place-items-center rounded-[1.1em] bg-ink">
            <Ring segments={8} thickness={0.14} className="size-[2.5em] text-leaf" />
          </span>
          <span>
            <b className="block font-display text-[1.7em] leading-none">{site.product.name}</b>
            <span className="mt-[.4em] block text-[.8em] text-muted">{install.store}</span>
          </span>
        </span>
        <span className="mt-[1.1em] block rounded-[.8em] bg-leaf py-[.7em] text-center font-bold text-ink">
          {install.button}
        </span>
        <span className="mt-[1em] grid gap-[.4em] text-[.84em]">
          {install.points.map((point) => (
            <span key={point} className="flex items-center gap-[.5em]">
              <LuCheck className="size-[1.2em] shrink-0 text-leaf-deep" />
              {point}
            </span>
          ))}
        </span>
        <span className="mt-[1.4em] grid flex-1 content-evenly rounded-[1em] bg-sun px-[1em] font-display text-[1.2em]">
          {navigation.campaigns}
          <span className="flex justify-between">
            {campaigns.items.slice(0, 3).map(({ name, art }) => (
              <AdArt key={name} name={art} className="size-[3.6em]" />
            ))}
          </span>
        </span>
        <span className="mt-[.6em] grid rounded-[1em] bg-iris px-[1em] py-[.9em] font-display text-[1.2em] text-white">
          {navigation.balance}
          <span className="text-[1.7em] leading-tight">
            {localMoney(balance.views * factValue('exampleRate'))}
          </span>
        </span>
      </div>
    </AppPhone>
  );
}
