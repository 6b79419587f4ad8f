type Props = {
  /** Whose figures they are, where the page does not say it. */
  note?: string;
  claims: readonly { name: string; figure: string; method: string }[];
  className?: string;
};

/** How each claim on a page is meant, in one line, and whose figure it is. */
export function ClaimMethods({ note, claims, className = '' }: Props) {
  return (
    <div className={`max-w-[75ch] max-md:text-[0.9375rem] ${className}`}>
      {note && <p>{note}</p>}
      <ul className="mt-2 grid gap-3 print:gap-0">
        {claims.map(({ name, figure, method }) => (
          <li key={name} className="first-letter:uppercase">
            <strong>
              {figure} {name}:
            </strong>{' '}
            {method}.
          </li>
        ))}
      </ul>
    </div>
  );
}
