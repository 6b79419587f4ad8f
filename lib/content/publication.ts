/** What of content/ is public on a day: drafts never, what is dated later not yet. */
import type { Content } from './load';

export type Scheduled = { file: string; title: string; day: string };

/** @returns the content that a build on `content.today` shows */
export function publicContent(content: Content): Content {
  const { articles, pressReleases, events, careers, today } = content;
  return {
    ...content,
    articles: articles.filter(({ draft, published }) => !draft && published <= today),
    pressReleases: pressReleases.filter(({ published }) => published <= today),
    events: { ...events, events: events.events.filter(({ announced }) => announced <= today) },
    careers: { ...careers, openings: careers.openings.filter(({ posted }) => posted <= today) },
  };
}

/** @returns what has a day after `content.today` and appears with the first build on or after it, soonest first */
export function scheduledIn({ articles, pressReleases, events, careers, today }: Content): Scheduled[] {
  return [
    ...articles
      .filter(({ draft }) => !draft)
      .map(({ file, title, published }) => ({ file, title, day: published })),
    ...pressReleases.map(({ file, title, published }) => ({ file, title, day: published })),
    ...events.events.map(({ title, announced }) => ({ file: 'events.json', title, day: announced })),
    ...careers.openings.map(({ title, posted }) => ({ file: 'careers.json', title, day: posted })),
  ]
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title));
}

/** @returns what a page of `next dev` says above a text that visitors do not see; nothing for one that they do */
export function unpublishedNote(
  entry: { published: string; draft?: boolean },
  today: string,
): string | undefined {
  if (entry.draft) return 'Draft: seen in development only';
  return entry.published > today ? `Scheduled for ${entry.published}` : undefined;
}
