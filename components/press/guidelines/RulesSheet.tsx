import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

type Props = { words: Content['press']['words']['rules']; name: string };

export function RulesSheet({ words: copy, name }: Props) {
  return (
    <Sheet title={copy.title} ground="white">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        <Misuse note={copy.stretch}>
          <Lockup
            name={name}
            className="origin-center scale-x-125 scale-y-75 text-xl sm:text-2xl lg:text-3xl"
          />
        </Misuse>
        <Misuse note={copy.recolour}>
          <span className="inline-flex items-center gap-[0.32em] whitespace-nowrap text-2xl lg:text-3xl">
            <Ring segments={8} thickness={0.11} className="size-[1.12em] text-rose" />
            <span className="font-display text-iris">{name}</span>
          </span>
        </Misuse>
        <Misuse note={copy.tilt}>
          <Lockup name={name} className="-rotate-12 text-2xl lg:text-3xl" />
        </Misuse>
        <Misuse note={copy.close}>
          <span className="inline-flex items-center gap-[0.32em] text-2xl lg:text-3xl">
            <Ring segments={1} thickness={0.11} className="size-[1.12em] text-leaf-deep" />
            <span className="font-display">{name}</span>
          </span>
        </Misuse>
        <Misuse note={copy.effects}>
          <Lockup name={name} className="text-2xl drop-shadow-ink drop-shadow-xl" />
        </Misuse>
        <Misuse note={copy.crowd}>
          <span className="flex flex-col items-center gap-0.5 sm:flex-row sm:gap-1">
            <Lockup name={name} className="text-2xl" />
            <span className="font-bold text-muted text-xs leading-none">{copy.crowded}</span>
          </span>
        </Misuse>
      </ul>
      <div className="mt-12 grid gap-10 md:grid-cols-2 print:mt-[16mm] print:text-[12pt]">
        <div>
          <h3 className="heading-3">{copy.others}</h3>
          <ul className="mt-4 list-disc space-y-2.5 ps-5">
            <li>{copy.whatsapp}</li>
            <li>{copy.partner}</li>
            <li>{copy.offer}</li>
          </ul>
        </div>
        <div>
          <h3 className="heading-3">{copy.inWords}</h3>
          <ul className="mt-4 list-disc space-y-2.5 ps-5">
            <li>
              <Words text={copy.name} />
            </li>
            <li>{copy.vary}</li>
            <li>{copy.short}</li>
          </ul>
        </div>
      </div>
    </Sheet>
  );
}

function Misuse({ note, children }: { note: string; children: ReactNode }) {
  return (
    <li>
      <div
        aria-hidden="true"
        className="grid h-36 place-items-center overflow-hidden rounded-card border border-rule bg-paper px-3 print:h-[52mm]"
      >
        {children}
      </div>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <LuX aria-hidden="true" className="size-4 text-rose-deep" />
        {note}
      </p>
    </li>
  );
}
