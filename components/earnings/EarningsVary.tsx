/** Stands beside every earning claim. */
export function EarningsVary({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm ${className}`}>
      Earnings vary from person to person and from month to month. They depend on the campaigns in your
      country, their rates, and how many contacts really look.
    </p>
  );
}
