import type { ReactNode } from 'react';
import { LuImageUp, LuMegaphone, LuWallet } from 'react-icons/lu';
import { content } from '@/lib/content';

const TABS = [
  { id: 'campaigns', Icon: LuMegaphone },
  { id: 'proofs', Icon: LuImageUp },
  { id: 'balance', Icon: LuWallet },
] as const;

type Props = { title: string; tab: (typeof TABS)[number]['id']; children: ReactNode };

/** A screen of the app: its title, what is on it, and the three tabs at its foot. */
export function Screen({ title, tab, children }: Props) {
  const { navigation } = content().app;
  return (
    <>
      <div className="flex items-baseline justify-between px-[1.1em] pt-[1.5em] pb-[.7em]">
        <span className="font-display text-[1.6em] tracking-tight">{title}</span>
      </div>
      <div className="flex flex-1 flex-col px-[.9em]">{children}</div>
      <div className="grid grid-cols-3 border-rule border-t bg-white pt-[.6em] pb-[1.1em]">
        {TABS.map(({ id, Icon }) => (
          <span
            key={id}
            className={`grid justify-items-center gap-[.15em] ${id === tab ? 'text-leaf-deep' : 'text-muted'}`}
          >
            <Icon className="size-[1.35em]" />
            <span className="font-bold text-[.68em]">{navigation[id]}</span>
          </span>
        ))}
      </div>
    </>
  );
}
