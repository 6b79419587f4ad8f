type Props = { input: string; className?: string };

/** @returns the id of what stands beside a field when it cannot be read; the field names it as its description */
export function problemId(input: string): string {
  return `${input}-problem`;
}

/**
 * Room for what is wrong with what was typed; the site script writes it (lib/browser/field.ts).
 * @param input id of the field
 */
export function FieldProblem({ input, className = '' }: Props) {
  return (
    <p
      id={problemId(input)}
      role="alert"
      suppressHydrationWarning
      className={`mt-1 font-semibold text-sm empty:hidden ${className}`}
    >
      {''}
    </p>
  );
}
