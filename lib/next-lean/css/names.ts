/** Collects the names that decide which rules of a stylesheet a page needs. */
import { attribute, type Element } from '../adapter/html';

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** @returns the names of the elements, and every class and custom property that they name */
export function namesInElements(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    names.add(element.tagName);
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) names.add(name);
    for (const { value } of element.attrs) {
      for (const [property] of value.matchAll(CUSTOM_PROPERTY)) names.add(property);
    }
  }
  return names;
}

/**
 * @param text a script; one that adds a class, an element or a custom property to a page has its name in a string
 * @returns every word between quotes and white space, as Tailwind itself looks for classes
 */
export function namesInScript(text: string): Set<string> {
  const names = new Set(text.split(/[\s"'`\\]+/));
  for (const [word] of text.matchAll(/[\w-]+/g)) names.add(word);
  return names;
}
