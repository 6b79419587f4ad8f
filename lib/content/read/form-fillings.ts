import { textsIn } from '../text/json-texts';
import { typeset } from '../text/typography';
import { readJsonContent } from './json-content';
import { readJson } from './json-file';

const FILE = 'forms.json';

/**
 * What the texts of forms.json read once they are filled. Forms run in the browser, where nothing can work that out, so
 * builds write the answers into the code (lib/site/forms/copy.ts). Mistakes are reported where content is checked.
 * @param names whether every `{name}` is told as well, for texts that are written while a server runs
 * @returns the texts that have placeholders by how they are written
 */
export function formFillings(contentDir: string, { names }: { names: boolean }): Record<string, string> {
  const filler = readJsonContent(contentDir, () => {})?.filler;
  if (!filler) return {};
  const copy = readJson(contentDir, FILE, () => {});
  const filled = textsIn(filler.deep(copy, FILE));
  const all = names
    ? filler.names.map(
        (name) => [`{${name}}`, filler.text(`{${name}}`, { file: FILE, field: '(text)' })] as const,
      )
    : [];
  return Object.fromEntries([
    ...all,
    ...textsIn(copy).flatMap(({ text }, index) =>
      filled[index]?.text === text ? [] : [[text, typeset(filled[index]?.text ?? text)] as const],
    ),
  ]);
}
