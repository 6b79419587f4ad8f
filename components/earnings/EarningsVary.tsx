/** Stands beside every earning claim. */
export function EarningsVary({ text, className = '' }: { text: string; className?: string }) {
  return <p className={`text-sm ${className}`}>{text}</p>;
}
