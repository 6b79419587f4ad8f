import { LuLock } from 'react-icons/lu';
import { content } from '@/lib/content';
import type { CastName } from '@/lib/content/schemas/drawings';
import { WithScreen } from '../cast/Holding';
import { Avatar } from '../cast/Person';
import { AppPhone } from './phone';

/** A person of the cast whose account WhatsApp has restricted, with the notice of it on the phone: stands on the lower edge of a panel. Decorative. */
export function Restricted() {
  return <WithScreen name="samuel" large worried Screen={Notice} />;
}

function Notice({ className }: { className?: string }) {
  const { locked, lock } = content().trust.words.risks;
  return (
    <AppPhone className={className}>
      <div className="flex flex-1 flex-col gap-[.8em] bg-sand p-[.8em] pt-[2em]">
        <span className="h-[3.4em] w-[70%] rounded-[1em] bg-rule" />
        <span className="h-[2.4em] w-[55%] self-end rounded-[1em] bg-rule" />
        <span className="mt-auto rounded-[1.4em] bg-white p-[1.2em] pt-[1.6em] shadow-lift">
          <LuLock className="size-[5em] rounded-full bg-rose-deep p-[1.2em] text-white" strokeWidth={3} />
          <b className="mt-[.5em] block font-display text-[2.35em] leading-[1.05] tracking-tight">{locked}</b>
          <span className="mt-[.5em] block text-[1.8em] leading-tight">{lock}</span>
        </span>
      </div>
    </AppPhone>
  );
}

/** The same notice large, over the chats that are lost with the account. Decorative. */
export function LargeNotice({ className }: { className: string }) {
  const { download, trust } = content();
  const { locked, lock } = trust.words.risks;
  const { mum, school, work } = download.words.page.chats;
  return (
    <AppPhone className={className} screen="">
      <div className="bg-sand p-[.8em] pt-[1.4em]">
        <span className="mb-[.6em] block rounded-[1em] bg-white p-[1.1em] shadow-lift">
          <LuLock
            className="float-end size-[3.2em] rounded-full bg-rose-deep p-[.8em] text-white"
            strokeWidth={3}
          />
          <b className="block font-display text-[2em] leading-[1.05] tracking-tight">{locked}</b>
          <span className="mt-[.3em] block text-[1.15em]">{lock}</span>
        </span>
        <Chat name="njeri">{mum}</Chat>
        <Chat name="joseph">{school}</Chat>
        <Chat name="naledi">{work}</Chat>
      </div>
    </AppPhone>
  );
}

/** One that can be read no more. */
function Chat({ name, children }: { name: CastName; children: string }) {
  return (
    <span className="flex items-center gap-[.6em] p-[.5em] font-bold text-[1.3em] opacity-75">
      <Avatar name={name} className="size-[2.4em] shrink-0" />
      {children}
    </span>
  );
}
