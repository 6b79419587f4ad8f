/** `npm run check-content`: every offender in content/, one a line, before a build takes any time. */
import { reading } from '../content';
import { ContentError } from '../content/problems';
import { scheduledIn } from '../content/publication';
import type { Content } from '../content/types';
import { soundContent } from '../site/sound';
import { loadEnvironment } from './environment.mjs';

loadEnvironment(process.cwd());
try {
  const { articles, pages, today } = soundContent();
  console.log(`Content is sound: ${articles.length} articles, ${pages.length} pages.`);
  const scheduled = scheduledIn(reading().content as Content);
  if (scheduled.length > 0) console.log(`Scheduled, not shown on ${today}:`);
  for (const { file, title, day } of scheduled) console.log(`  ${day}  content/${file}  ${title}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
