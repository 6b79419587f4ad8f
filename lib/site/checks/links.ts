import { outline } from '../../content/markdown';
import type { Report } from '../../content/read';
import type { Content } from '../../content/types';
import { allPaths, releasePath } from '../paths';
import { flattenedRedirects } from '../redirects';

/** Reports every internal link and anchor of content that leads nowhere, followed through the redirects. */
export function checkLinks(content: Content, report: Report): void {
  const anchors = anchorsByPath(content);
  const redirects = new Map(flattenedRedirects(content).exact.map(({ from, to }) => [from, to]));

  for (const { id, links } of content.articles) {
    for (const link of links) checkLink(link, `articles/${id}.md`, '(body)');
  }
  for (const { file, links } of content.markdownPages.values()) {
    for (const link of links) checkLink(link, file, '(body)');
  }
  for (const { file, links } of content.pressReleases) {
    for (const link of links) checkLink(link, file, '(body)');
  }
  content.press.news.forEach(({ href }, index) => {
    checkLink(href, 'press.json', `news.${index}.href`);
  });
  content.press.kit.forEach(({ page }, index) => {
    if (page) checkLink(page, 'press.json', `kit.${index}.page`);
  });
  content.partners.types.forEach(({ link }, index) => {
    checkLink(link.href, 'partners.json', `types.${index}.link.href`);
  });
  content.contact.routes.forEach(({ href }, index) => {
    checkLink(href, 'contact.json', `routes.${index}.href`);
  });
  content.faqs.faqs.forEach(({ answer }, index) => {
    for (const link of outline(answer).links) checkLink(link, 'faqs.json', `faqs.${index}.answer`);
  });
  content.earningGuide.faqs.forEach(({ answer }, index) => {
    for (const link of outline(answer).links) checkLink(link, 'earning-guide.json', `faqs.${index}.answer`);
  });
  content.earnMoney.programs.forEach(({ link }, index) => {
    checkLink(link, 'earn-money.json', `programs.${index}.link`);
  });
  const { header, footer } = content.navigation;
  for (const { href } of [...header, ...footer.company, ...footer.resources]) {
    checkLink(href, 'navigation.json', href);
  }
  for (const { guide } of content.home.doors) checkLink(guide.href, 'home.json', guide.label);
  for (const { from, to } of [...content.redirects.exact, ...content.redirects.prefix]) {
    checkLink(to, 'redirects.json', from);
  }

  function checkLink(link: string, file: string, field: string) {
    if (/^(https:|mailto:|tel:)/.test(link)) return;
    if (!link.startsWith('/') && !link.startsWith('#')) {
      report({
        file,
        field,
        reason: `"${link}" is neither a path of this site nor an https, mailto or tel link`,
      });
      return;
    }
    if (link.startsWith('#')) {
      const own = file.startsWith('articles/')
        ? content.articles.find(({ id }) => file === `articles/${id}.md`)?.headings
        : [...content.markdownPages.values(), ...content.pressReleases].find((page) => page.file === file)
            ?.headings;
      if (!own?.some(({ id }) => `#${id}` === link))
        report({ file, field, reason: `"${link}" has no such anchor` });
      return;
    }
    const [path = '', hash] = (redirects.get(link) ?? link).split('#');
    const known = anchors.get(path);
    if (!known) report({ file, field, reason: `"${link}" leads nowhere` });
    else if (hash && !known.has(hash)) report({ file, field, reason: `"${link}" has no such anchor` });
  }
}

function anchorsByPath(content: Content): Map<string, ReadonlySet<string>> {
  const anchors = new Map<string, ReadonlySet<string>>(allPaths(content).map((path) => [path, new Set()]));
  for (const { path, anchors: names } of content.pages) anchors.set(path, new Set(names));
  const { categories, faqs } = content.faqs;
  anchors.set(
    '/help-center',
    new Set([
      ...(anchors.get('/help-center') ?? []),
      ...categories.map(({ id }) => id),
      ...faqs.map(({ slug }) => slug),
    ]),
  );
  for (const { path, headings } of content.articles) anchors.set(path, new Set(headings.map(({ id }) => id)));
  for (const { slug, headings } of content.pressReleases) {
    anchors.set(releasePath(slug), new Set(headings.map(({ id }) => id)));
  }
  for (const [name, { headings }] of content.markdownPages) {
    const known = anchors.get(`/${name}`);
    if (known) anchors.set(`/${name}`, new Set([...known, ...headings.map(({ id }) => id)]));
  }
  return anchors;
}
