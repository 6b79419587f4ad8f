import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articleText, type ContentFolder, contentFolder, loadContent, TODAY } from './folder.fixture';
import { type Content, readContent } from './load';
import { scheduledIn, unpublishedNote } from './publication';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  folder.write(
    'articles/later.md',
    articleText({ title: '"Later"', path: '/later', published: '2030-06-16', related: '[one, two]' }),
  );
  folder.edit('press/a-release.md', (text) => text.replace('2030-04-01', '2030-07-01'));
  folder.json('events.json', (file) => {
    Object.assign(file.events[0], { announced: '2030-08-01', date: '2030-09-15' });
  });
  folder.json('careers.json', (file) => {
    file.openings[0].posted = '2030-09-01';
  });
});
afterEach(() => folder.remove());

const counts = ({ articles, pressReleases, events, careers }: Content) => ({
  articles: articles.length,
  releases: pressReleases.length,
  events: events.events.length,
  openings: careers.openings.length,
});

describe('what is dated in the future', () => {
  it('appears with the first build on its day, not the day before', () => {
    const before = counts(loadContent(folder.dir, TODAY));
    expect(before).toMatchObject({ articles: 3, releases: 0 });
    expect(counts(loadContent(folder.dir, '2030-06-16'))).toEqual({ ...before, articles: 4 });
    expect(counts(loadContent(folder.dir, '2030-09-01'))).toEqual({
      articles: 4,
      releases: 1,
      events: before.events + 1,
      openings: before.openings + 1,
    });
  });

  it('is listed with its day, soonest first', () => {
    const scheduled = scheduledIn(readContent(folder.dir, TODAY).content as Content);
    expect(scheduled.map(({ file, day }) => `${day} ${file}`)).toEqual([
      '2030-06-16 articles/later.md',
      '2030-07-01 press/a-release.md',
      '2030-08-01 events.json',
      '2030-09-01 careers.json',
    ]);
  });

  it('cannot be related to what is there before it', () => {
    folder.write('articles/one.md', articleText({ related: '[two, later]' }));
    expect(readContent(folder.dir, TODAY).problems).toEqual([
      { file: 'articles/one.md', field: 'related.1', reason: '"later" appears later, on 2030-06-16' },
    ]);
    expect(readContent(folder.dir, '2030-06-16').problems).toEqual([]);
  });
});

describe('drafts', () => {
  beforeEach(() => folder.edit('articles/later.md', (text) => text.replace('---\n', '---\ndraft: true\n')));

  it('are never public, nor scheduled', () => {
    expect(loadContent(folder.dir, '2031-01-01').articles).toHaveLength(3);
    expect(scheduledIn(readContent(folder.dir, TODAY).content as Content)[0]?.file).not.toContain('later');
  });

  it('cannot be related to what is public', () => {
    folder.write('articles/one.md', articleText({ related: '[two, later]' }));
    expect(readContent(folder.dir, TODAY).problems).toEqual([
      { file: 'articles/one.md', field: 'related.1', reason: '"later" is a draft' },
    ]);
  });
});

it.each([
  [{ published: '2030-06-15' }, undefined],
  [{ published: '2030-06-16' }, 'Scheduled for 2030-06-16'],
  [{ published: '2030-01-01', draft: true }, 'Draft: seen in development only'],
])('notes of %o: %s', (entry, note) => {
  expect(unpublishedNote(entry, TODAY)).toBe(note);
});
