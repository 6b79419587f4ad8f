import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { contrastRatio } from '@/lib/drawing/theme/contrast';
import { hexOf, palette } from '@/lib/drawing/theme/theme';
import { Sheet } from '../Sheet';

const COLOURS = [
  { name: 'ink', box: 'bg-ink text-white', text: 'white' },
  { name: 'leaf', box: 'bg-leaf text-ink', text: 'ink' },
  { name: 'sun', box: 'bg-sun text-ink', text: 'ink' },
  { name: 'iris', box: 'bg-iris text-white', text: 'white' },
  { name: 'paper', box: 'bg-paper text-text', text: 'text' },
  { name: 'rose', box: 'bg-rose text-ink', text: 'ink' },
] as const;

export function ColourSheet({ words }: { words: Content['press']['words']['colours'] }) {
  const colours = palette();
  return (
    <Sheet title={words.title}>
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {COLOURS.map(({ name, box, text }) => (
          <li key={name} className={`rounded-card border border-rule p-5 print:min-h-[56mm] ${box}`}>
            <strong className="block font-display text-2xl capitalize">{name}</strong>
            <span className="block">{words[name]}</span>
            <span className="mt-6 block font-mono text-sm">{hexOf(name, colours)}</span>
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
      <div className="mt-10 grid gap-x-10 gap-y-6 border-rule border-t pt-8 md:grid-cols-[3fr_2fr] print:mt-[14mm] print:pt-[12mm]">
        <div>
          <p className="font-display text-6xl leading-none tracking-tight">{words.sample}</p>
          <p className="mt-4 text-muted">
            <strong className="text-text">{words.display}</strong> {words.displayText}
          </p>
        </div>
        <div>
          <p className="text-lg">{words.text}</p>
          <p className="mt-4 text-muted">
            <strong className="text-text">{words.system}</strong> {words.leading}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
