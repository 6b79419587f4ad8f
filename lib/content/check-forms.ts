import type { Report } from './problems';
import { readText } from './text-file';

const FILE = 'forms.json';

/** Forms run in the browser, where nothing fills their words in: a placeholder would be read as it was typed. */
export function checkForms(contentDir: string, report: Report): void {
  const lines = readText(contentDir, FILE, () => {})?.split('\n') ?? [];
  lines.forEach((text, index) => {
    const [placeholder] = /\{\{?[A-Za-z][^{}]*\}/.exec(text) ?? [];
    if (!placeholder) return;
    const reason = `${placeholder} would be shown as it is typed: the words of forms take no placeholders`;
    report({ file: FILE, field: '(text)', reason, line: index + 1 });
  });
}
