import { content } from '@/lib/content';
import { contrastRatio } from '@/lib/drawing/brand/contrast';
import { hexOf, palette } from '@/lib/drawing/brand/palette';
import { Sheet } from '../Sheet';

const COLOURS = [
  { name: 'ink', box: 'bg-ink text-white', text: 'white', role: 'Headers, heroes, the night' },
  { name: 'leaf', box: 'bg-leaf text-ink', text: 'ink', role: 'What can be pressed' },
  { name: 'sun', box: 'bg-sun text-ink', text: 'ink', role: 'People who earn' },
  { name: 'iris', box: 'bg-iris text-white', text: 'white', role: 'People who advertise' },
  { name: 'paper', box: 'bg-paper text-text', text: 'text', role: 'The ground to read on' },
  { name: 'rose', box: 'bg-rose text-ink', text: 'ink', role: 'Warnings, sparingly' },
] as const;

export function ColourSheet() {
  const words = content().press.words.colours;
  const colours = palette();
  return (
    <Sheet title={words.title}>
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
          <p className="font-display text-6xl leading-none tracking-tight print:text-7xl">{words.sample}</p>
          <p className="mt-4 text-muted">
            <strong className="text-text">{words.display}</strong> For headings and the name: tracking -2.5%,
            leading 1.02 to 1.2. By Mathieu Triay, under the SIL Open Font License.
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
