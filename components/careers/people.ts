/** Who stands for each opening, in the openings' order. */
const PEOPLE = [
  { name: 'wanjiru', pose: 'desk' },
  { name: 'tunde', pose: 'call' },
  { name: 'amina', pose: 'folded' },
  { name: 'kwame', pose: 'laughing' },
] as const;

/** @param index of the opening among all @returns who stands for it; with more openings than people they begin again */
export function personAt(index: number) {
  return PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
}
