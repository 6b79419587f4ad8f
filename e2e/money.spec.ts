import { content } from '../lib/content';
import { allPaths } from '../lib/site/pages';
import { read } from './support/documents';
import { unmarkedIn } from './support/samples';
import { expect, test } from './support/test';

const all = content();
const paths = allPaths(all);

test('no sample stands unmarked on any page', async ({ request }) => {
  const { testimonials, stories, events, careers, press, partners, pressReleases } = all;
  const samples = [
    ...testimonials.map(({ sample, text }) => ({ sample, text })),
    ...stories.map(({ sample, story }) => ({ sample, text: story })),
    ...events.events.map(({ sample, description }) => ({ sample, text: description })),
    ...careers.openings.map(({ sample, title }) => ({ sample, text: title })),
    ...press.news.map(({ sample, headline }) => ({ sample, text: headline })),
    ...partners.marks.map(({ sample, name }) => ({ sample, text: name })),
    ...pressReleases.map(({ sample, title }) => ({ sample, text: title })),
  ].flatMap(({ sample, text }) => (sample ? [text] : []));
  const unmarked: string[] = [];
  for (const path of paths) {
    const { html, blocks } = await read(request, path);
    unmarked.push(...unmarkedIn(html, samples, all.cast.sample).map((text) => `${path}: ${text}`));
    for (const type of ['Review', 'JobPosting', 'Person']) {
      const named = blocks.filter(
        (block) => block['@type'] === type && samples.includes(String(block.title ?? block.name)),
      );
      unmarked.push(...named.map(() => `${path}: a sample as ${type}`));
    }
  }
  expect(unmarked).toEqual([]);
});
