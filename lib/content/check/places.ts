import type { Report } from '../problems';
import { isRecord } from '../resolve/placeholder-values';
import { textsIn } from '../text/json-texts';

/**
 * Copy whose `{name}` is a place: the value is known only where the text is shown. A path has `*` for any entry of a
 * list, a name `?` behind it where the text may do without it.
 */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'about.json': {
    'words.story.map': 'country',
    'words.story.legend': 'green amber country',
  },
  'advertiser-guide.json': { 'words.storyboard.seconds': 'seconds' },
  'app.json': {
    'words.screens.balance': 'views posts',
    'words.screens.perView': 'rate',
    'words.screens.ad': 'megabytes hours',
    'words.screens.size': 'megabytes',
  },
  'blog.json': {
    'list.readTime': 'minutes',
    'list.count': 'total',
    'list.moreOf': 'title',
    'categories.follow': 'title',
    'pages.where': 'page pages',
    'pages.page': 'item',
    'pages.numbered': 'title page',
    'pages.numberedText': 'title page pages',
    'end.title': 'total title',
    'end.one': 'title',
    'end.text': 'others',
    'subscribe.count': 'count',
    'author.report': 'link',
    'article.updated': 'date',
    'article.when': 'date minutes',
    'all.lead': 'length',
    'tags.title': 'tag',
    'tags.text': 'tag',
  },
  'calculator.json': {
    'table.basis': 'items',
    'table.column': 'days rate',
    'table.caption': 'currency',
    'sum.views': 'views',
  },
  'careers.json': {
    'words.hiring.lead': 'careersEmail',
    'words.opening.mail': 'careersEmail',
    'words.opening.readOf': 'title',
    'words.page.missing': 'address',
    'application.subject': 'title',
    'application.lines.*': 'title?',
  },
  'community.json': { 'words.page.events.lead': 'zone' },
  'earn-money.json': { 'words.page.who.text': 'local' },
  'download.json': { 'words.page.countries': 'count' },
  'earning-guide.json': {
    'words.tiers.views': 'views',
  },
  'events.json': {
    'words.card.minutes': 'minutes',
    'words.card.host': 'name role',
    'words.card.calendar': 'event',
    'words.list.past': 'count',
  },
  'figures.json': { 'words.day.send': 'hours' },
  'forms.json': {
    'problems.required': 'label',
    'problems.line': 'label',
    'problems.long': 'label over',
    'problems.longByOne': 'label',
    'all.kept': 'mail',
    'all.mail': 'address',
    'all.calendarOf': 'title',
  },
  'home.json': {
    'words.testimonials.show': 'name',
    'words.testimonials.rated': 'rating best',
    'words.testimonials.place': 'place count name',
    'words.hero.picture': 'slogan',
    'words.hero.views': 'views',
    'words.doors.about': 'sum',
    'words.doors.range': 'low high',
    'words.doors.payout': 'threshold months',
    'words.doors.example': 'sum',
    'words.prices.ladder': 'country',
    'words.selector.noMatch': 'query',
    'words.selector.first': 'shown found',
    'words.selector.many': 'found',
    'words.selector.budgetIn': 'currency',
    'words.selector.limits': 'least most',
    'words.selector.minimum': 'least',
    'words.selector.estimated': 'rate one',
    'words.selector.perViewIn': 'country',
  },
  'mail.json': {
    'lead.subject': 'subject? sender?',
    'lead.suspect': 'suspicions?',
    'confirmation.text': 'site? link postalAddress',
    'welcome.text': 'link postalAddress',
    'outage.text': 'form? channel? waiting? reason?',
  },
  'navigation.json': {
    'words.footer.promise': 'tagline',
    'words.footer.on': 'label',
    'words.page.sections': 'count',
    'words.page.updated': 'date',
  },
  'notices.json': { 'maintenance.text': 'address' },
  'payouts.json': { 'answers.*.short': 'local?' },
  'partners.json': {
    'words.inquiry.reply': 'address',
    'words.wallet.text': 'since',
    'words.wallet.since': 'day',
  },
  'press.json': {
    'words.kit.downloadOf': 'title type size',
    'words.facts.founded': 'region country',
    'words.releases.eyebrow': 'published',
    'words.sheet.founded': 'year',
    'words.colours.contrast': 'colour ratio',
    'words.colours.meaning': 'colour',
  },
  'script.json': {
    'search.many': 'count',
    'search.for': 'query',
    'search.within': 'category',
    'questions.many': 'count',
    'calculator.after': 'months',
    'calculator.named': 'months month',
    'number.range': 'least most',
    'calculator.tooMany': 'most',
    'calculator.rare': 'sum',
  },
  'showcase.json': {
    'words.audience.chart': 'from to',
    'words.preview.text': 'advertiser',
    'words.overview.chart': 'days least most',
    'words.overview.of': 'whole',
    'words.overview.checking': 'checking',
    'words.overview.each': 'views',
    'words.creatives.views': 'views',
  },
  'trust.json': {
    'words.report.own': 'domain',
    'words.risks.founded': 'year',
  },
};

/** @returns the places of a text, by the dotted path at which it stands in a file */
export function placesOf(file: string, path: string): { name: string; needed: boolean }[] {
  const names = PLACES[file]?.[path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*')]?.split(' ') ?? [];
  return names.map((name) => ({ name: name.replace('?', ''), needed: !name.endsWith('?') }));
}

/** @returns the part of a dotted path, from its beginning, that is not there */
function missingIn(value: unknown, field: string): string | undefined {
  let inner = value;
  for (const [index, key] of field.split('.').entries()) {
    if (key === '*' || !isRecord(inner)) return undefined;
    inner = inner[key];
    if (inner === undefined) return field.split('.', index + 1).join('.');
  }
  return undefined;
}

/**
 * Reports each text that is missing, or without a place that it needs.
 * @param value a parsed file
 * @param names that copy may refer to: a text with another name has a misspelt place, which is reported as that
 */
export function checkPlaces(value: unknown, file: string, names: readonly string[], report: Report): void {
  const missing = Object.keys(PLACES[file] ?? {}).flatMap((field) => missingIn(value, field) ?? []);
  for (const field of new Set(missing)) report({ file, field, reason: 'is missing' });
  for (const { text, path: field } of textsIn(value)) {
    const places = placesOf(file, field);
    const known = [...names, ...places.map(({ name }) => name)];
    const misspelt = [...text.matchAll(/\{([A-Za-z]+)\}/g)].some(([, name = '']) => !known.includes(name));
    if (text.trim() === '' || misspelt) continue;
    for (const { name, needed } of places) {
      if (!needed || text.includes(`{${name}}`)) continue;
      report({ file, field, reason: `must hold {${name}}, where its value is put in` });
    }
  }
}
