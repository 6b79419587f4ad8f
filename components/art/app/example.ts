import { factValue } from '@/lib/content';

/** @returns what a view brings, in the currency of the site, in every example of the drawn app */
export function exampleRate(): number {
  return factValue('exampleRate');
}
