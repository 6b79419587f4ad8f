import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import { contrastRatio } from '@/lib/brand/contrast';
import { hexOf, palette } from '@/lib/brand/palette';
import { content } from '@/lib/content';
import { Lockup } from './Lockup';
import { Sheet } from './Sheet';

export function CoverSheet() {
  const { product } = content().site;
  return (
    <Sheet title="Brand guidelines" ground="ink" first>
      <p className="mt-5 max-w-[44ch] text-lg">
        {product.name} has one picture: the ring of dashes around a status, one dash for every story. What
        follows is how to show it, and how to leave it alone.
      </p>
      <div className="mt-12 grid flex-1 place-items-center md:mt-16">
        <Ring
          segments={8}
          thickness={0.11}
          className="w-56 text-leaf md:w-96 print:w-[120mm]"
          trackClassName="text-raised"
        />
      </div>
      <p className="mt-12 flex items-center justify-between gap-6 text-sm">
        <Lockup tone="dark" className="text-3xl" />
        <span>{content().site.legalName}</span>
      </p>
    </Sheet>
  );
}

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
          <p className="mt-3 text-muted">Half the ring's height on every side, free of anything else.</p>
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

const COLOURS = [
  { name: 'ink', box: 'bg-ink text-white', text: 'white', role: 'Headers, heroes, the night' },
  { name: 'leaf', box: 'bg-leaf text-ink', text: 'ink', role: 'What can be pressed' },
  { name: 'sun', box: 'bg-sun text-ink', text: 'ink', role: 'People who earn' },
  { name: 'iris', box: 'bg-iris text-white', text: 'white', role: 'People who advertise' },
  { name: 'paper', box: 'bg-paper text-text', text: 'text', role: 'The ground to read on' },
  { name: 'rose', box: 'bg-rose text-ink', text: 'ink', role: 'Warnings, sparingly' },
] as const;

export function ColourSheet() {
  const colours = palette();
  return (
    <Sheet title="Colour and type">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {COLOURS.map(({ name, box, text, role }) => (
          <li key={name} className={`rounded-card border border-rule p-5 print:min-h-[56mm] ${box}`}>
            <strong className="block font-display text-2xl capitalize">{name}</strong>
            <span className="block">{role}</span>
            <span className="mt-6 block font-mono text-sm">{hexOf(name, colours)}</span>
            <span className="mt-2 block text-sm">
              {capital(text)} on it: {contrastRatio(hexOf(text, colours), hexOf(name, colours)).toFixed(1)}:1
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[66ch] text-muted">
        Amber and violet are not decoration. Each speaks to one of two audiences, so that a reader knows at a
        glance which half is theirs. Leaf on light ground is darkened to {hexOf('leaf-deep', colours)} for
        text.
      </p>
      <div className="mt-10 grid gap-x-10 gap-y-6 border-rule border-t pt-8 md:grid-cols-[3fr_2fr] print:mt-[14mm] print:pt-[12mm]">
        <div>
          <p className="font-display text-6xl leading-none tracking-tight print:text-7xl">
            Small sums, said aloud
          </p>
          <p className="mt-4 text-muted">
            <strong className="text-text">Bricolage Grotesque, 800.</strong> For headings and the name:
            tracking -2.5%, leading 1.02 to 1.2. By Mathieu Triay, under the SIL Open Font License.
          </p>
        </div>
        <div>
          <p className="text-lg">
            Text is set in the reader's own system face at 17 pixels. It is on the phone already, and costs
            nobody a byte.
          </p>
          <p className="mt-4 text-muted">
            <strong className="text-text">System sans.</strong> Leading 1.6, lines of 60 to 75 characters.
          </p>
        </div>
      </div>
    </Sheet>
  );
}

export function RulesSheet() {
  const { product } = content().site;
  return (
    <Sheet title="What to leave alone" ground="white">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        <Misuse note="Do not stretch it">
          <Lockup className="origin-center scale-x-125 scale-y-75 text-3xl" />
        </Misuse>
        <Misuse note="Do not recolour it">
          <span className="text-3xl">
            <Ring segments={8} thickness={0.11} className="inline size-[1.12em] text-rose" />{' '}
            <span className="font-display text-iris">{product.name}</span>
          </span>
        </Misuse>
        <Misuse note="Do not tilt it">
          <Lockup className="-rotate-12 text-3xl" />
        </Misuse>
        <Misuse note="Do not close the ring">
          <span className="inline-flex items-center gap-[0.32em] text-3xl">
            <Ring segments={1} thickness={0.11} className="size-[1.12em] text-leaf-deep" />
            <span className="font-display">{product.name}</span>
          </span>
        </Misuse>
        <Misuse note="Do not let it fade">
          <Lockup className="text-3xl opacity-25" />
        </Misuse>
        <Misuse note="Do not crowd it">
          <span className="flex items-center gap-1">
            <Lockup className="text-2xl" />
            <span className="font-bold text-muted text-xs leading-none">Big prizes! Join now!</span>
          </span>
        </Misuse>
      </ul>
      <div className="mt-12 grid gap-10 md:grid-cols-2 print:mt-[16mm] print:text-[12pt]">
        <div>
          <h3 className="heading-3">Beside others</h3>
          <ul className="mt-4 list-disc space-y-2.5 ps-5">
            <li>
              Never show our logo with WhatsApp's or Meta's, or with any sign that suggests they are partners.
            </li>
            <li>Beside a partner's logo, keep the same height and the clear space of both.</li>
            <li>No logo on an offer that asks people for money in order to earn.</li>
          </ul>
        </div>
        <div>
          <h3 className="heading-3">In words</h3>
          <ul className="mt-4 list-disc space-y-2.5 ps-5">
            <li>
              The name is <strong>{product.name}</strong>, with a capital first letter, in running text too.
            </li>
            <li>Say that earnings vary, near any figure about earnings.</li>
            <li>
              Short sentences, exact figures, no exclamation marks. If it sounds like a promise, cut it.
            </li>
          </ul>
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
