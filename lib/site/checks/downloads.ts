import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content';
import type { Report } from '../../content/problems';

/** Reports each download of the press kit that public/press-kit does not hold. */
export function checkDownloads({ press }: Pick<Content, 'press'>, root: string, report: Report): void {
  press.kit.forEach(({ file }, index) => {
    const path = `public/press-kit/${file}`;
    if (existsSync(join(root, path))) return;
    report({
      file: 'press.json',
      field: `kit.${index}.file`,
      reason: `${path} is missing: npm run press-kit makes it`,
    });
  });
}
