import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { Lockup } from '../Lockup';
import { Sheet } from '../Sheet';

type Props = { words: Content['press']['words']['logo']; name: string };

const GROUNDS = [
  { tone: 'light', ground: 'border border-rule bg-paper', word: 'light' },
  { tone: 'dark', ground: 'bg-ink', word: 'dark' },
  { tone: 'black', ground: 'border border-rule bg-white', word: 'oneDark' },
  { tone: 'white', ground: 'bg-iris', word: 'oneLight' },
] as const;

export function LogoSheet({ words, name }: Props) {
  const sizes = [
    { note: words.logoSize, mark: <Lockup name={name} className="text-[1.35rem]" /> },
    {
      note: words.markSize,
      mark: <Ring segments={8} thickness={0.11} className="size-6 text-leaf-deep" />,
    },
    {
      note: words.smallSize,
      mark: <Ring segments={5} thickness={0.17} className="size-4 text-leaf-deep" />,
    },
  ];
  return (
    <Sheet title={words.title} ground="white">
      <p className="mt-4 max-w-[62ch] text-muted">{words.text}</p>
      <div className="mt-8 grid grid-cols-2 gap-4">
        {GROUNDS.map(({ tone, ground, word }) => (
          <figure key={tone}>
            <div className={`grid h-36 place-items-center rounded-card md:h-48 print:h-[56mm] ${ground}`}>
              <Lockup name={name} tone={tone} className="text-[1.375rem] sm:text-3xl md:text-5xl" />
            </div>
            <figcaption className="mt-2 text-muted text-sm">{words[word]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 print:mt-[14mm]">
        <div>
          <h3 className="heading-3">{words.space}</h3>
          <div className="mt-4 inline-block bg-leaf/20 p-[0.56em] text-4xl md:text-5xl">
            <Lockup name={name} className="outline-1 outline-leaf-deep outline-dashed" />
          </div>
          <p className="mt-3 text-muted">{words.spaceText}</p>
        </div>
        <div>
          <h3 className="heading-3">{words.sizes}</h3>
          <div className="mt-4 flex items-start gap-6">
            {sizes.map(({ note, mark }) => (
              <div key={note} className="max-w-36">
                <div className="flex h-9 items-end">{mark}</div>
                <p className="mt-2 text-muted text-sm leading-snug">{note}</p>
              </div>
            ))}
          </div>
          <p className="mt-3 text-muted">{words.small}</p>
        </div>
      </div>
    </Sheet>
  );
}
