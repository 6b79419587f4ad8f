import { SUM, type Told } from '@/lib/content/markdown';
import { Person } from '../cast/Person';

const GROUNDS: Record<Told['tone'], string> = {
  sun: 'bg-sun text-ink',
  leaf: 'bg-leaf text-ink',
  rose: 'bg-rose text-ink',
  iris: 'bg-iris text-white',
  ink: 'bg-ink text-white',
};

/** Of the sum: one of few signs may fill the place of many. */
const USUAL = 'text-[clamp(2.375rem,1.5rem+3.6vw,4.75rem)]';
const LARGE = 'text-[clamp(4.5rem,3.5rem+4.5vw,8rem)]';

type Props = {
  told: Told;
  /** What is seen, as sanitized HTML: who, how much, and the rest. */
  alt: string;
};

/** Somebody whom a text tells of, over the whole width, with a sum of the text. */
export function ToldScene({ told: { tone, ...person }, alt }: Props) {
  const [, who, sum, rest] = SUM.exec(alt) ?? [];
  const size = (sum?.length ?? 0) < 5 ? LARGE : USUAL;
  const words = [
    { html: `${who}:`, className: 'text-balance font-bold max-sm:me-9' },
    { html: sum, className: `my-1.5 font-display font-extrabold leading-none tracking-tight ${size}` },
    { html: rest, className: 'max-w-[24ch] max-sm:me-9 max-sm:leading-snug' },
  ];
  return (
    <figure
      className={`scene told grid max-[19em]:block grid-cols-[1fr_auto] overflow-hidden break-inside-avoid ${GROUNDS[tone]}`}
    >
      <p className="self-center py-7 md:text-xl">
        {words.map(({ html = '', className }) => (
          <span
            key={className}
            className={`block ${className}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with the text that it stands in
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </p>
      <Person
        {...person}
        disc={tone === 'ink'}
        className={`mt-4 h-50 max-w-none self-end md:h-75 print:hidden ${person.pose === 'sew' ? 'max-sm:-ms-2' : '-me-3 -ms-13 md:me-0'}`}
      />
    </figure>
  );
}
