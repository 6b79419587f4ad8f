import { SUM, type Told } from '@/lib/content/markdown';
import { Person } from '../cast/Person';

const GROUNDS: Record<Told['tone'], string> = {
  sun: 'bg-sun text-ink',
  leaf: 'bg-leaf text-ink',
  rose: 'bg-rose text-ink',
  iris: 'bg-iris text-white',
  ink: 'bg-ink text-white',
};
/** Signs of a sum that is set as large as many would not be. */
const FEW = 4;
/** Signs of a sum that would reach the person beside it on a phone. */
const MANY = 10;

type Props = {
  told: Told;
  /** What is seen, as sanitized HTML: who, how much, and the rest. */
  alt: string;
};

/** Somebody whom a text tells of, over the whole width, with a sum of the text (app/markdown.css). */
export function ToldScene({ told: { tone, ...person }, alt }: Props) {
  const html = alt.replace(SUM, (_, who, sum, rest) => {
    const size = sum.length > FEW ? (sum.length < MANY ? '' : ' many') : ' few';
    return `<b>${who}:</b> <strong class="font-display${size}">${sum}</strong> ${rest}`;
  });
  return (
    <figure className={`scene told ${GROUNDS[tone]}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with the text that it stands in */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
      <Person {...person} disc={tone === 'ink'} className={`pose-${person.pose}`} />
    </figure>
  );
}
