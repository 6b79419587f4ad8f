import { LuCheck } from 'react-icons/lu';
import { content } from '@/lib/content';
import { AdDrawing } from '../AdArt';
import { Ring } from '../Ring';
import { AppPhone } from './AppPhone';

/** Pictures of the listing, each with its ground and what the app shows on it. */
const PICTURES = [
  { id: 'campaigns', ground: 'bg-sun', Shows: Campaigns },
  { id: 'balance', ground: 'bg-iris text-white', Shows: Balance },
] as const;

/** The app in the store, before it is installed. */
export function Install({ className }: { className?: string }) {
  const { app, site } = content();
  const { install, navigation } = app;
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
        <span className="mt-[1.6em] grid grid-cols-2 gap-[.6em]">
          {PICTURES.map(({ id, ground, Shows }) => (
            <span key={id} className={`rounded-[1em] px-[.9em] pt-[.7em] pb-[.9em] ${ground}`}>
              <b className="block text-center font-display text-[.86em]">{navigation[id]}</b>
              <span className="mt-[.6em] flex aspect-[9/21] flex-col gap-[.5em] rounded-[1em] border-[.28em] border-ink bg-paper p-[.5em] text-ink">
                <Shows />
              </span>
            </span>
          ))}
        </span>
      </div>
    </AppPhone>
  );
}

function Campaigns() {
  return content().app.campaigns.items.map(({ name, art, tone }) => (
    <span key={name} className="flex items-center gap-[.4em]">
      <span className={`grid size-[2.1em] shrink-0 place-items-center rounded-[.5em] tone-${tone}`}>
        <AdDrawing name={art} className="size-[1.7em]" />
      </span>
      <Lines />
    </span>
  ));
}

function Balance() {
  return (
    <>
      <span className="grid gap-[.4em] rounded-[.5em] bg-ink px-[.5em] py-[.7em]">
        <span className="h-[.6em] w-3/4 rounded-full bg-white" />
        <span className="h-[.3em] w-1/2 rounded-full bg-mist" />
      </span>
      <Lines />
      <Lines />
      <Lines />
      <span className="mt-auto h-[1.5em] rounded-[.5em] bg-leaf" />
    </>
  );
}

/** Text too small to be read. */
function Lines() {
  return (
    <span className="grid w-full gap-[.3em]">
      <span className="h-[.32em] rounded-full bg-text/60" />
      <span className="h-[.3em] w-2/3 rounded-full bg-text/25" />
    </span>
  );
}
