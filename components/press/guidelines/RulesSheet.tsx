import { LuX } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

type Props = { words: Content['press']['words']['rules']; name: string };

const SIZE = 'text-2xl lg:text-3xl';

export function RulesSheet({ words: copy, name }: Props) {
  const misuses = [
    {
      note: copy.stretch,
      logo: (
        <Lockup
          name={name}
          className="origin-center scale-x-125 scale-y-75 text-xl sm:text-2xl lg:text-3xl"
        />
      ),
    },
    { note: copy.recolour, logo: <Lockup name={name} tone="wrong" className={SIZE} /> },
    { note: copy.tilt, logo: <Lockup name={name} className={`-rotate-12 ${SIZE}`} /> },
    { note: copy.close, logo: <Lockup name={name} segments={1} className={SIZE} /> },
    {
      note: copy.effects,
      logo: <Lockup name={name} className="text-2xl drop-shadow-ink drop-shadow-xl" />,
    },
    {
      note: copy.crowd,
      logo: (
        <span className="flex flex-col items-center gap-0.5 sm:flex-row sm:gap-1">
          <Lockup name={name} className="text-2xl" />
          <span className="font-bold text-muted text-xs leading-none">{copy.crowded}</span>
        </span>
      ),
    },
  ];
  const lists = [
    { title: copy.others, rules: [copy.whatsapp, copy.partner, copy.offer] },
    { title: copy.inWords, rules: [copy.name, copy.vary, copy.short] },
  ];
  return (
    <Sheet title={copy.title} ground="white">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {misuses.map(({ note, logo }) => (
          <li key={note}>
            <div
              aria-hidden="true"
              className="grid h-36 place-items-center overflow-hidden rounded-card border border-rule bg-paper px-3 print:h-[56mm]"
            >
              {logo}
            </div>
            <p className="mt-2 flex items-center gap-2 text-sm">
              <LuX aria-hidden="true" className="size-4 text-rose-deep" />
              {note}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-10 md:grid-cols-2 print:mt-[14mm] print:text-[12pt]">
        {lists.map(({ title, rules }) => (
          <div key={title}>
            <h3 className="heading-3">{title}</h3>
            <ul className="mt-4 list-disc space-y-2.5 ps-5">
              {rules.map((rule) => (
                <li key={rule}>
                  <Words text={rule} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
