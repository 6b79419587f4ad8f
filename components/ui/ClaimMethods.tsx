import { content, fact, factEntry } from '@/lib/content';

type Props = {
  claims: readonly ('viewCompletion' | 'averageRoi' | 'viewRate' | 'engagement')[];
  className?: string;
};

/** How each claim on a page is meant, in one line, and whose figure it is. */
export function ClaimMethods({ claims, className = 'text-muted' }: Props) {
  const words = content().navigation.words.claims;
  return (
    <div className={`max-w-[75ch] text-sm ${className}`}>
      <p>{content().cast.claims}</p>
      <ul className="mt-1">
        {claims.map((name) => (
          <li key={name}>
            <strong>
              {fact(name)} {words[name]}:
            </strong>{' '}
            {factEntry(name).method}.
          </li>
        ))}
      </ul>
    </div>
  );
}
