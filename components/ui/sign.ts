/** Left paddings of a field by how many letters stand before its number. */
const ROOM = ['pl-4', 'pl-8', 'pl-11', 'pl-15'];

/** @returns the class of a field that leaves room for the sign of a currency: `$`, `R$`, `NGN`, `F CFA`, or none */
export function roomFor(sign: string): string {
  return ROOM[sign.length] ?? 'pl-19';
}
