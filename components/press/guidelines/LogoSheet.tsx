import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

export function LogoSheet() {
  return (
    <Sheet title="The logo" ground="white">
      <p className="mt-4 max-w-[62ch] text-muted">
        A ring of eight dashes and the name in Bricolage Grotesque, as one drawing. Use the files of the logo
        pack; do not set the name in another typeface.
      </p>
      <div className="mt-8 grid grid-cols-2 gap-4">
        <Ground className="border border-rule bg-paper" note="On light ground">
          <Lockup className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="bg-ink" note="On dark ground">
          <Lockup tone="dark" className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="border border-rule bg-white" note="One colour, dark">
          <Lockup tone="black" className="text-3xl md:text-5xl" />
        </Ground>
        <Ground className="bg-iris" note="One colour, light">
          <Lockup tone="white" className="text-3xl md:text-5xl" />
        </Ground>
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 print:mt-[14mm]">
        <div>
          <h3 className="heading-3">Clear space</h3>
          <div className="mt-4 inline-block border border-leaf-deep border-dashed bg-leaf/15 p-[0.56em] text-5xl">
            <Lockup className="bg-white" />
          </div>
          <p className="mt-3 text-muted">Half the ring’s height on every side, free of anything else.</p>
        </div>
        <div>
          <h3 className="heading-3">Smallest sizes</h3>
          <div className="mt-4 flex items-start gap-6">
            <Sized note="Logo: 24 px, 7 mm high">
              <Lockup className="text-[1.35rem]" />
            </Sized>
            <Sized note="Mark: 24 px, 7 mm">
              <Ring segments={8} thickness={0.11} className="size-6 text-leaf-deep" />
            </Sized>
            <Sized note="Small mark: 16 px, 4 mm">
              <Ring segments={5} thickness={0.17} className="size-4 text-leaf-deep" />
            </Sized>
          </div>
          <p className="mt-3 text-muted">Below 24 pixels use the small mark: five dashes, thicker.</p>
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
