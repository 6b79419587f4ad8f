import { content, type FactName, fact, factEntry } from '@/lib/content';

/** Claims that are the company's own, by the words that stand with each figure. */
const CLAIMS = {
  viewCompletion: 'view completion',
  averageRoi: 'average ROI',
  viewRate: 'view rate',
  engagement: 'engagement',
} as const satisfies Partial<Record<FactName, string>>;

type Props = { claims: readonly (keyof typeof CLAIMS)[]; className?: string };

/** How each claim on a page is meant, in one line, and whose figure it is. */
export function ClaimMethods({ claims, className = 'text-muted' }: Props) {
  return (
    <div className={`max-w-[75ch] text-sm ${className}`}>
      <p>{content().cast.claims}</p>
      <ul className="mt-1">
        {claims.map((name) => (
          <li key={name}>
            <strong>
              {fact(name)} {CLAIMS[name]}:
            </strong>{' '}
            {factEntry(name).method}.
          </li>
        ))}
      </ul>
    </div>
  );
}
