/** `npm run check-content`: every offender in content/, one a line, before a build takes any time. */
import { loadContent } from '../content/load';
import { ContentError } from '../content/problems';

try {
  const { articles, pages } = loadContent('content', false);
  console.log(`Content is sound: ${articles.length} articles, ${pages.length} pages.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
