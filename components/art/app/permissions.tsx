import { LuImages, LuMessageSquare, LuPhone, LuUsers } from 'react-icons/lu';
import { Tick } from '@/components/ui/TickList';
import { content } from '@/lib/content';
import { From } from './install';

const NEVER = [LuUsers, LuMessageSquare, LuPhone];

/** What the phone lets the app see, and what it never asks to see: the phone's own sheet. Measured in `em`, a share of its width, as the phones are. */
export function Permissions() {
  const { label, title, photos, allowed, ...never } = content().app.permissions;
  return (
    <div role="img" aria-label={label} className="@container self-center">
      <div className="for-paper flex flex-col gap-[1em] rounded-[7cqi] bg-paper p-[1.3em] text-[5.2cqi] text-text leading-[1.3]">
        <From note={title} look="text-[1.07em]" />
        <span className="flex items-center gap-[.7em] rounded-[1em] bg-leaf p-[.9em] font-bold text-ink">
          <LuImages className="size-[1.5em]" />
          <span className="flex-1">{photos}</span>
          {allowed}
        </span>
        <span className="-mb-[.7em] grid">
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
      </div>
    </div>
  );
}
