/** What is wrong with a number that somebody typed, said beside its field (components/ui/FieldProblem.tsx). */

/** @param problem one sentence; nothing when the field can be read */
export function sayProblem(input: HTMLInputElement, problem: string): void {
  input.setAttribute('aria-invalid', String(problem !== ''));
  const place = document.getElementById(`${input.id}-problem`);
  if (place && place.textContent !== problem) place.textContent = problem;
}
