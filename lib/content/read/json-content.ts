import { readdirSync } from 'node:fs';
import { factText, joinWords, modelProblems, moneyModel } from '../../money/index';
import { checkMarks } from '../check/marks';
import { hasPlaces } from '../check/places';
import { check } from '../check/schema';
import type { Report } from '../problems';
import { openFiller } from '../resolve/filler';
import { placeholderNames } from '../resolve/placeholder-values';
import { type Fact, type Facts, factsSchema } from '../schemas/facts';
import { pricingSchema } from '../schemas/pricing';
import { siteSchema, themeSchema } from '../schemas/site';
import { readSettings } from '../settings/read';
import { meant, nearest } from '../text/nearest';
import { typeset, typesetDeep } from '../text/typography';
import { withoutDecisions } from './decisions';
import { readJson } from './json-file';
import { PUBLISHED_FILE } from './published';
import { JSON_FILES, type JsonContent } from './registry';

/**
 * Reads all JSON files of a content folder.
 * @returns those that are sound, filled and validated, and what fills texts; undefined while one of those that all others are
 *   filled from is not sound: what else is wrong shows once that has been mended
 */
export function readJsonContent(contentDir: string, tell: Report) {
  const told = new Set<string>();
  // Likewise of a single value.
  const report: Report = (problem) => {
    const place = `${problem.file} ${problem.field}`;
    if (!told.has(place)) tell(problem);
    told.add(place);
  };
  const read = (file: string) => withoutDecisions(readJson(contentDir, file, report), file, report);
  reportOthers(contentDir, report);
  const rawFacts = read('facts.json');
  const raw = Object.fromEntries(Object.entries(JSON_FILES).map(([name, { file }]) => [name, read(file)]));
  const base = readBase({ ...raw, facts: rawFacts }, report);
  if (!base) return undefined;
  const { site, theme, pricing, facts, money } = base;
  const filler = openFiller({
    names: {
      ...placeholderNames(site, facts, readSettings()),
      displayFace: theme.displayFace.name,
      displayFaceCredit: theme.displayFace.credit,
      countries: joinWords(pricing.countries.map(({ name }) => name)),
    },
    money,
  });
  const json = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file, schema }]) => {
      const placed = hasPlaces(raw[name], file, report);
      const filled = filler.deep(raw[name], file);
      const checked = check(schema, typesetDeep(filled), file, report);
      checkMarks(filled, file, report);
      return [name, placed ? checked : undefined];
    }),
  ) as Partial<JsonContent>;
  return { facts, json, filler, money };
}

/** @returns what all other files are filled from, and the model of its numbers; undefined where anything of it is wrong */
function readBase(raw: Record<string, unknown>, report: Report) {
  const site = check(siteSchema, raw.site, 'site.json', report);
  const theme = check(themeSchema, raw.theme, 'theme.json', report);
  const pricing = check(pricingSchema, raw.pricing, 'pricing.json', report);
  const entries: Record<string, Fact> | undefined = check(factsSchema, raw.facts, 'facts.json', report);
  if (!site || !theme || !pricing || !entries) return undefined;
  let sound = true;
  const facts = Object.entries(entries).map(([name, entry]) => {
    const text = factText(entry, site.currency, (reason) => {
      report({ file: 'facts.json', field: `${name}.text`, reason });
      sound = false;
    });
    return [name, { ...entry, text: typeset(text) }];
  });
  const money = moneyModel(entries, pricing, site.currency);
  const faults = sound ? modelProblems(money) : [];
  for (const problem of faults) report(problem);
  return sound && faults.length === 0
    ? { site, theme, pricing, money, facts: Object.fromEntries(facts) as Facts }
    : undefined;
}

/** Reports what would be passed over without a word; a file that lost its right name is missing, which is told as that. */
function reportOthers(contentDir: string, report: Report): void {
  const needed = ['facts.json', ...Object.values(JSON_FILES).map(({ file }) => file)];
  const known: string[] = [...needed, PUBLISHED_FILE, 'README.md', 'articles', 'fonts', 'pages', 'press'];
  const names = readdirSync(contentDir).filter((name) => !name.startsWith('.'));
  for (const file of names.filter((name) => !known.includes(name))) {
    const lost = needed.filter((name) => !names.includes(name));
    if (!nearest(file, lost)) report({ file, field: '(file)', reason: `is not read${meant(file, known)}` });
  }
}
