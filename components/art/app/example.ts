import { factValue } from '@/lib/content';

/** @returns US dollars that a view brings in every example of the drawn app */
export function exampleRate(): number {
  return factValue('exampleRate');
}
