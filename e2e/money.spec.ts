import { content, PATHS } from './content';
import { read } from './support/documents';
import { sampleLines } from './support/samples';
import { expect, test } from './support/test';

const all = content();

test('each group of samples is marked once, in its own section, and is nobody in structured data', async ({
  request,
}) => {
  const { about, testimonials, stories, community, events, careers, press, partners, pressReleases } = all;
  const { samples } = all.cast;
  const storiesOf = (page: string) =>
    stories.filter((one) => one.page === page).map(({ sample, story }) => ({ sample, text: story }));
  const groups = [
    { path: '/', line: samples.people, of: testimonials.map(({ sample, text }) => ({ sample, text })) },
    { path: '/earn-money', line: samples.people, of: storiesOf('earn-money') },
    {
      path: '/community',
      line: samples.community,
      of: [
        ...community.thread,
        ...storiesOf('community'),
        ...events.events.map(({ sample, title }) => ({ sample, text: title })),
      ],
    },
    {
      path: '/careers',
      line: samples.openings,
      of: careers.openings.map(({ sample, title }) => ({ sample, text: title })),
    },
    ...careers.openings.map(({ sample, slug, success }) => ({
      path: `/careers/${slug}`,
      line: samples.opening,
      of: [{ sample, text: success }],
    })),
    {
      path: '/about-us',
      line: about.words.milestones.note,
      of: pressReleases.map(({ sample, title: text }) => ({ sample, text })),
    },
    {
      path: '/press',
      line: samples.releases,
      of: pressReleases.map(({ sample, title: text }) => ({ sample, text })),
    },
    {
      path: '/press',
      line: samples.news,
      of: press.news.map(({ sample, headline: text }) => ({ sample, text })),
    },
    ...pressReleases.map(({ sample, slug, headings }) => ({
      path: `/press/${slug}`,
      line: samples.release,
      of: [{ sample, text: headings[0]?.text ?? '' }],
    })),
    {
      path: '/partners',
      line: samples.partners,
      of: partners.marks.map(({ sample, name: text }) => ({ sample, text })),
    },
  ].flatMap(({ path, line, of }) => {
    const texts = of.flatMap(({ sample, text }) => (sample ? [text] : []));
    return texts.length > 0 ? [{ path, line, texts }] : [];
  });
  for (const path of PATHS) {
    const { html, blocks } = await read(request, path);
    const expected = groups.filter((group) => group.path === path);
    const lines = sampleLines(html);
    expect(lines.map(({ line }) => line).sort(), path).toEqual(expected.map(({ line }) => line).sort());
    for (const { line, section } of lines) {
      const group = expected.find(
        (one) => one.line === line && one.texts.some((text) => section.includes(text)),
      );
      expect(group, `${path}: ${line}`).toBeDefined();
    }
    const named = groups.flatMap(({ texts }) => texts);
    for (const type of ['Review', 'JobPosting', 'Person']) {
      const found = blocks.filter(
        (block) => block['@type'] === type && named.includes(String(block.title ?? block.name)),
      );
      expect(found, `${path}: a sample as ${type}`).toEqual([]);
    }
  }
});
