import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

type Props = { words: Content['press']['words']['logo']; name: string };

export function LogoSheet({ words, name }: Props) {
  return (
    <Sheet title={words.title} ground="white">
      <p className="mt-4 max-w-[62ch] text-muted">{words.text}</p>
      <div className="mt-8 grid grid-cols-2 gap-4">
        <Ground className="border border-rule bg-paper" note={words.light}>
          <Lockup name={name} className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="bg-ink" note={words.dark}>
          <Lockup name={name} tone="dark" className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="border border-rule bg-white" note={words.oneDark}>
          <Lockup name={name} tone="black" className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="bg-iris" note={words.oneLight}>
          <Lockup name={name} tone="white" className="text-3xl md:text-5xl" />
        </Ground>
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 print:mt-[14mm]">
        <div>
          <h3 className="heading-3">{words.space}</h3>
          <div className="mt-4 inline-block border border-leaf-deep border-dashed bg-leaf/15 p-[0.56em] text-5xl">
            <Lockup name={name} className="bg-white" />
          </div>
          <p className="mt-3 text-muted">{words.spaceText}</p>
        </div>
        <div>
          <h3 className="heading-3">{words.sizes}</h3>
          <div className="mt-4 flex items-start gap-6">
            <Sized note={words.logoSize}>
              <Lockup name={name} className="text-[1.35rem]" />
            </Sized>
            <Sized note={words.markSize}>
              <Ring segments={8} thickness={0.11} className="size-6 text-leaf-deep" />
            </Sized>
            <Sized note={words.smallSize}>
              <Ring segments={5} thickness={0.17} className="size-4 text-leaf-deep" />
            </Sized>
          </div>
          <p className="mt-3 text-muted">{words.small}</p>
        </div>
      </div>
    </Sheet>
  );
}

function Ground({ className, note, children }: { className: string; note: string; children: ReactNode }) {
  return (
    <figure>
      <div className={`grid h-36 place-items-center rounded-card md:h-48 print:h-[56mm] ${className}`}>
        {children}
      </div>
      <figcaption className="mt-2 text-muted text-sm">{note}</figcaption>
    </figure>
  );
}

function Sized({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="max-w-36">
      <div className="flex h-9 items-end">{children}</div>
      <p className="mt-2 text-muted text-sm leading-snug">{note}</p>
    </div>
  );
}
