import { LuImages, LuMessageSquare, LuPhone, LuUsers } from 'react-icons/lu';
import { Tick } from '@/components/ui/TickList';
import { content } from '@/lib/content';
import { From } from './install';
import { AppPhone } from './phone';

const NEVER = [LuUsers, LuMessageSquare, LuPhone];

/** What the phone lets the app see, and what it never asks to see: the phone's own list of it. */
export function Permissions({ className }: { className?: string }) {
  const { label, title, photos, allowed, ...never } = content().app.permissions;
  return (
    <AppPhone label={label} className={className} frame="bg-line" screen="">
      <div className="flex flex-col gap-[1em] px-[1.1em] pt-[1.6em] pb-[.7em] text-[1.08em]">
        <From note={title} look="" />
        <span className="flex items-center gap-[.7em] rounded-[1em] bg-leaf px-[.9em] py-[1em] font-bold text-ink">
          <LuImages className="size-[1.5em]" />
          <span className="flex-1">{photos}</span>
          {allowed}
        </span>
        <span className="grid">
          {Object.values(never).map((name, index) => {
            const Icon = NEVER[index] ?? LuUsers;
            return (
              <span
                key={name}
                className="flex items-center gap-[.7em] border-rule border-b px-[.9em] py-[.8em] last:border-b-0"
              >
                <Icon className="size-[1.5em] text-muted" />
                <s className="flex-1 text-muted">{name}</s>
                <Tick no className="size-[1.3em] shrink-0 p-[.3em]" />
              </span>
            );
          })}
        </span>
        <span className="h-[.3em] w-[7em] self-center rounded-full bg-ink" />
      </div>
    </AppPhone>
  );
}
