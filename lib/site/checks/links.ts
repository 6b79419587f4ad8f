import type { Content, Report } from '../../content';
import { JSON_FILES } from '../../content/read/json-content';
import { keptMarkdown } from '../../content/read/texts';
import { textsIn } from '../../content/text/json-texts';
import { meant } from '../../content/text/nearest';

/** A link as content has it, and where. */
export type Link = { target: string; file: string; field: string; line?: number };

/** Files whose addresses are no links: they define the pages, or are checked as redirects. */
const NO_LINKS = new Set(['site', 'pages', 'categories', 'redirects', 'pricing']);
const LINK_FIELD = /^(?:href|link)$/;
const MARKDOWN_LINK = '](';

/**
 * Collects every link of content: those of Markdown texts, and in JSON every address of this site, every field
 * that is called like a link, and the links inside Markdown strings; likewise in the front matter of pages.
 */
export function contentLinks(content: Partial<Content>): Link[] {
  const { articles = [], markdownPages, pressReleases = [], site } = content;
  const links = [
    ...[...articles, ...(markdownPages?.values() ?? []), ...pressReleases].flatMap(({ file, links }) =>
      links.map(({ target, line }) => ({ target, file, field: '(body)', line })),
    ),
    ...[...(markdownPages?.values() ?? [])].flatMap(({ file, front }) => linksIn(front, file)),
    ...Object.entries(JSON_FILES)
      .filter(([name]) => !NO_LINKS.has(name))
      .flatMap(([name, { file }]) => linksIn(content[name as keyof Content], file)),
  ];
  return links.map((link) => ({ ...link, target: link.target.replace(`${site?.url}/`, '/') }));
}

function linksIn(value: unknown, file: string): Link[] {
  return textsIn(value).flatMap(({ text, path: field }) => {
    const name = field.slice(field.lastIndexOf('.') + 1);
    if (text.startsWith('/') || LINK_FIELD.test(name)) return [{ target: text, file, field }];
    if (!text.includes(MARKDOWN_LINK)) return [];
    return keptMarkdown(text).links.map(({ target }) => ({ target, file, field }));
  });
}

/** A chat on WhatsApp with a number, with whom the visitor chooses, or by a link that WhatsApp made. */
const CHAT = /^https:\/\/wa\.me\/(?:[1-9]\d{6,14}(?:\?|$)|\?text=|[a-z]+\/.)/;

/** @returns what is wrong with an address of another site, a mailbox or a telephone, by its form */
function outwardFault(target: string, url: string): string | undefined {
  const twin = url.includes('//www.') ? url.replace('//www.', '//') : url.replace('//', '//www.');
  if (target === twin || target.startsWith(`${twin}/`))
    return `"${target}" leads here by another host: write ${target.slice(twin.length) || '/'}`;
  if (target.startsWith('https://wa.me') && !CHAT.test(target))
    return `"${target}" is a chat with nobody: write the number with its country code, as in https://wa.me/13025550142`;
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^tel:\+?[\d().-]+$|^https:\/\/[^\s/.]+\.[^\s/]/.test(target))
    return undefined;
  return `"${target}" leads nowhere: write https://example.org, mailto:name@example.org or tel:+1302555`;
}

/** What of a site decides where a link leads. */
export type OwnSite = {
  url: string;
  redirectOf: (path: string) => { to: string } | undefined;
  /** The address of the page that each file is the text of, for links that are only an anchor. */
  pages: ReadonlyMap<string, string>;
};

/** Anchors of each address; an address whose anchors nobody knows has `undefined`. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** @returns what is wrong with a link to `path#hash`, in words; undefined when nothing is */
export function linkProblem(target: string, anchors: Anchors): string | undefined {
  const [path = '', hash] = target.split('#');
  if (!anchors.has(path)) return `"${target}" leads nowhere${meant(path, [...anchors.keys()])}`;
  const ids = anchors.get(path);
  return hash !== undefined && ids && !ids.has(hash) ? `"${target}" has no such anchor` : undefined;
}

/**
 * Reports every internal link and anchor that leads nowhere, followed through the redirects.
 * @param later anchors of each address that is there or will be
 */
export function checkLinks(
  links: readonly Link[],
  anchors: Anchors,
  later: Anchors,
  { url, redirectOf, pages }: OwnSite,
  report: Report,
): void {
  for (const { target, ...place } of links) {
    const reason = problem(target, place.file);
    if (reason) report({ ...place, reason });
  }

  function problem(target: string, file: string): string | undefined {
    // What could not be filled is told as that.
    if (/[{}]/.test(target)) return undefined;
    if (/^(https:|mailto:|tel:)/.test(target)) return outwardFault(target, url);
    if (target.startsWith('#')) {
      const page = pages.get(file);
      return page ? linkProblem(page + target, anchors) && `"${target}" has no such anchor` : undefined;
    }
    if (!target.startsWith('/')) {
      return `"${target}" is neither a path of this site nor an https, mailto or tel link`;
    }
    const end = followed(target);
    if (end.startsWith('https:')) return undefined;
    const [path = ''] = end.split('#');
    if (!anchors.has(path) && later.has(path)) {
      return `"${target}" leads to what is not public yet, a draft or dated later: visitors would find nothing`;
    }
    return linkProblem(end, anchors)?.replace(`"${end}"`, `"${target}"`);
  }

  /** An anchor survives a redirect that has none of its own, as in a browser. */
  function followed(target: string): string {
    const [path = '', hash] = target.split('#');
    const end = anchors.has(path) ? path : (redirectOf(path)?.to ?? path);
    return hash === undefined || end.includes('#') ? end : `${end}#${hash}`;
  }
}
