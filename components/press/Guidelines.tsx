import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { contrastRatio } from '@/lib/drawing/theme/contrast';
import { hexOf, palette } from '@/lib/drawing/theme/theme';
import type { Trail } from '@/lib/site/head';
import { Lockup } from './Lockup';

type LogoSheetProps = { words: Content['press']['words']['logo']; name: string };

/** Where the clear space is measured: at the middle of each side. */
const HALVES = [
  'top-0 left-1/2 -translate-x-1/2',
  'bottom-0 left-1/2 -translate-x-1/2',
  'top-1/2 left-0 -translate-y-1/2',
  'top-1/2 right-0 -translate-y-1/2',
] as const;

const LOGO_GROUNDS = [
  { tone: 'light', ground: 'border border-rule bg-paper', word: 'light' },
  { tone: 'dark', ground: 'bg-ink', word: 'dark' },
  { tone: 'black', ground: 'border border-rule bg-white', word: 'oneDark' },
  { tone: 'white', ground: 'bg-iris', word: 'oneLight' },
] as const;

export function LogoSheet({ words, name }: LogoSheetProps) {
  const ring = (segments: number, thickness: number, size: string) => (
    <Ring segments={segments} thickness={thickness} className={`${size} text-leaf-deep`} />
  );
  const sizes = [
    { what: words.logoSize, px: 24, mm: 7, mark: <Lockup name={name} className="text-[1.35rem]" /> },
    { what: words.markSize, px: 24, mm: 7, mark: ring(8, 0.11, 'size-6') },
    { what: words.smallSize, px: 16, mm: 4, mark: ring(5, 0.17, 'size-4') },
  ];
  return (
    <Sheet title={words.title}>
      <p className="mt-4 max-w-[62ch] text-muted">{words.text}</p>
      <div className="mt-8 grid gap-4 max-lg:@min-[20em]/page:grid-cols-2 md:gap-x-10 lg:grid-cols-4">
        {LOGO_GROUNDS.map(({ tone, ground, word }) => (
          <figure key={tone}>
            <div className={`grid h-28 place-items-center rounded-card md:h-48 print:h-[56mm] ${ground}`}>
              <Lockup name={name} tone={tone} className="text-[6.5vw] sm:text-4xl md:text-5xl" />
            </div>
            <figcaption className="mt-2 text-muted text-sm">{words[word]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 print:mt-[14mm] print:gap-6">
        <div className="@container">
          <h3 className="heading-3">{words.space}</h3>
          <div className="relative mt-4 grid w-fit bg-leaf/20 p-[0.56em] text-[18.35cqi] print:text-4xl">
            <Lockup name={name} className="pe-[0.04em] outline-1 outline-leaf-deep outline-dashed" />
            {HALVES.map((side) => (
              <span
                key={side}
                aria-hidden="true"
                className={`absolute grid size-[0.56em] place-items-center bg-leaf/40 text-leaf-deep ${side}`}
              >
                <b className="text-sm leading-none print:text-[8pt]">½</b>
              </span>
            ))}
          </div>
          <p className="mt-3 text-muted">{words.spaceText}</p>
        </div>
        <div>
          <h3 className="heading-3">{words.sizes}</h3>
          <table className="mt-4 w-full text-start">
            <thead className="text-muted text-sm">
              <tr>
                {[words.what, words.screen, words.print].map((column) => (
                  <th key={column} scope="col" className="pb-2 text-end font-normal first:text-start">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map(({ what, px, mm, mark }) => (
                <tr key={what} className="border-rule border-t">
                  <th scope="row" className="h-14 text-start font-normal print:h-[10mm]">
                    <span className="flex items-center gap-3 leading-tight">
                      <span
                        aria-hidden="true"
                        className="flex min-w-24 shrink-0 items-center max-[19em]:hidden @max-[13em]/page:hidden"
                      >
                        {mark}
                      </span>
                      {what}
                    </span>
                  </th>
                  <td className="ps-3 text-end font-bold min-[19em]:whitespace-nowrap @max-[13em]/page:whitespace-normal">
                    {px} px
                  </td>
                  <td className="ps-3 text-end font-bold min-[19em]:whitespace-nowrap @max-[13em]/page:whitespace-normal">
                    {mm} mm
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-muted">{words.small}</p>
        </div>
      </div>
    </Sheet>
  );
}

const COLOURS = [
  { name: 'ink', box: 'bg-ink text-white', text: 'white' },
  { name: 'leaf', box: 'bg-leaf text-ink', text: 'ink' },
  { name: 'sun', box: 'bg-sun text-ink', text: 'ink' },
  { name: 'iris', box: 'bg-iris text-white', text: 'white' },
  { name: 'paper', box: 'inset-ring inset-ring-rule bg-paper text-text', text: 'text' },
  { name: 'rose', box: 'bg-rose text-ink', text: 'ink' },
] as const;

export function ColourSheet({ words }: { words: Content['press']['words']['colours'] }) {
  const colours = palette();
  return (
    <Sheet title={words.title} ground="sand">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {COLOURS.map(({ name, box, text }) => (
          <li key={name} className={`flex flex-col rounded-card p-3 sm:p-5 print:min-h-[56mm] ${box}`}>
            <strong className="block font-display text-2xl capitalize">{name}</strong>
            <span className="block">{words[name]}</span>
            <span className="mt-auto block pt-6 font-bold text-lg tabular-nums">{hexOf(name, colours)}</span>
            <span className="mt-2 block text-sm">
              {insert(words.contrast, {
                colour: text.charAt(0).toUpperCase() + text.slice(1),
                ratio: contrastRatio(hexOf(text, colours), hexOf(name, colours)).toFixed(1),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[66ch] text-muted">
        {insert(words.meaning, { colour: hexOf('leaf-deep', colours) })}
      </p>
      <div className="mt-10 border-rule border-t pt-8 print:mt-[14mm] print:pt-[12mm]">
        <p className="font-display text-[min(3.75rem,15vw)] text-balance leading-none tracking-tight md:text-7xl lg:text-8xl xl:text-[6.5rem]">
          {words.sample}
        </p>
        <p className="mt-3 font-display text-3xl text-leaf-deep tracking-tight lg:mt-6 lg:text-6xl">
          {words.signs}
        </p>
        <div className="mt-6 grid gap-x-16 gap-y-4 md:grid-cols-2 lg:text-lg">
          <p>
            <strong>{words.display}</strong> {words.displayText}
          </p>
          <p>
            <strong>{words.system}</strong> {words.text} {words.leading}
          </p>
        </div>
      </div>
    </Sheet>
  );
}

type RulesSheetProps = { words: Content['press']['words']['rules']; name: string };

const SIZE = 'text-[7.5vw] sm:text-4xl lg:text-5xl';

export function RulesSheet({ words: copy, name }: RulesSheetProps) {
  const misuses = [
    {
      note: copy.stretch,
      logo: (
        <Lockup
          name={name}
          className="origin-center scale-x-125 scale-y-75 text-2xl md:text-3xl lg:text-[2.5rem]"
        />
      ),
    },
    { note: copy.recolour, logo: <Lockup name={name} tone="wrong" className={SIZE} /> },
    { note: copy.tilt, logo: <Lockup name={name} className={`-rotate-12 ${SIZE}`} /> },
    { note: copy.close, logo: <Lockup name={name} segments={1} className={SIZE} /> },
    {
      note: copy.effects,
      logo: <Lockup name={name} className={`drop-shadow-ink drop-shadow-xl ${SIZE}`} />,
    },
    {
      note: copy.crowd,
      logo: (
        <span className="flex flex-col items-center">
          <Lockup name={name} className={SIZE} />
          <span className="text-center font-bold text-rose-deep text-xs uppercase leading-none md:text-base">
            {copy.crowded}
          </span>
        </span>
      ),
    },
  ];
  const lists = [
    { title: copy.others, rules: [copy.whatsapp, copy.partner, copy.offer] },
    { title: copy.inWords, rules: [copy.name, copy.vary, copy.short] },
  ];
  return (
    <Sheet title={copy.title}>
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {misuses.map(({ note, logo }) => (
          <li key={note}>
            <div
              aria-hidden="true"
              className="grid h-32 place-items-center overflow-hidden rounded-card border border-rule bg-white px-3 md:h-44 print:h-[56mm]"
            >
              {logo}
            </div>
            <p className="mt-2 flex gap-2 text-sm">
              <LuX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-rose-deep" />
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

type Props = {
  title: string;
  ground?: keyof typeof GROUNDS;
  /** The first sheet holds the page's `h1`, stands under the site's header, and shows the way to the page. */
  trail?: Trail;
  children: ReactNode;
};

const GROUNDS = { paper: 'bg-paper', ink: 'bg-ink text-mist', sand: 'bg-sand' };

/** A band of the page on screen; a page of A4, edge to edge, in the PDF that is printed from it. */
export function Sheet({ title, ground = 'paper', trail, children }: Props) {
  const heading = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-sheet`;
  const white = ground === 'ink' ? 'text-white' : '';
  return (
    <section
      aria-labelledby={heading}
      className={`for-paper overflow-hidden print:h-[296.5mm] print:py-[16mm] ${GROUNDS[ground]} ${trail ? 'pt-24 pb-16 md:pb-20 lg:pt-32' : 'py-16 md:py-24 print:break-before-page'}`}
    >
      <div className="wrap relative flex h-full flex-col">
        {trail ? (
          <>
            <Breadcrumbs {...trail} />
            <h1 id={heading} className={`heading-1 ${white}`}>
              {title}
            </h1>
          </>
        ) : (
          <h2 id={heading} className={`heading-2 ${white}`}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
