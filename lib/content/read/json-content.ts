import { readdirSync } from 'node:fs';
import { factText, joinWords, modelProblems, moneyModel, NEEDED_FACTS } from '../../money/index';
import { checkMarks } from '../check/marks';
import { checkPlaces } from '../check/places';
import { check } from '../check/schema';
import type { Report } from '../problems';
import { openFiller } from '../resolve/filler';
import { isRecord, placeholderNames, UNREADABLE_FACT } from '../resolve/placeholder-values';
import { currencyCode } from '../schemas/common';
import { type Fact, type Facts, factSchema, factsSchema } from '../schemas/facts';
import { pricingSchema } from '../schemas/pricing';
import { siteSchema, themeSchema } from '../schemas/site';
import { readSettings } from '../settings/read';
import { meant, nearest } from '../text/nearest';
import { typeset, typesetDeep } from '../text/typography';
import { withoutDecisions } from './decisions';
import { readJson } from './json-file';
import { PUBLISHED_FILE } from './published';
import { JSON_FILES, type JsonContent } from './registry';

/** @returns all JSON files of a content folder, filled and validated, without those that failed, and what fills texts */
export function readJsonContent(contentDir: string, tell: Report) {
  const told = new Set<string>();
  // What else is wrong with a value shows once it has been mended.
  const report: Report = (problem) => {
    const place = `${problem.file} ${problem.field}`;
    if (!told.has(place)) tell(problem);
    told.add(place);
  };
  const read = (file: string) => withoutDecisions(readJson(contentDir, file, report), file, report);
  reportOthers(contentDir, report);
  const rawFacts = read('facts.json');
  const raw = Object.fromEntries(Object.entries(JSON_FILES).map(([name, { file }]) => [name, read(file)]));
  // Something stands in for what site.json lacks.
  const currency = currencyCode.safeParse(isRecord(raw.site) && raw.site.currency).data ?? 'USD';
  const { entries, facts, sound } = readFacts(rawFacts, currency, report);
  const prices = pricingSchema.safeParse(raw.pricing).data;
  const money = moneyModel(entries, prices ?? { perUnit: {}, countries: [], categories: [] }, currency);
  const faults = sound && prices ? modelProblems(money) : [];
  const numbers = sound && prices !== undefined && faults.length === 0;
  const face = themeSchema.safeParse(raw.theme).data?.displayFace;
  for (const problem of faults) report(problem);
  const names = {
    ...Object.fromEntries(NEEDED_FACTS.map((name) => [name, UNREADABLE_FACT])),
    ...placeholderNames(raw.site, rawFacts, facts, readSettings(), currency),
    displayFace: face?.name ?? 'Face',
    displayFaceCredit: face?.credit ?? 'Credit',
    countries: joinWords((prices?.countries ?? []).map(({ name }) => name)),
  };
  const filler = openFiller(
    { names, money },
    { names: isRecord(raw.site) && isRecord(rawFacts), numbers },
    numbers && siteSchema.safeParse(raw.site).success,
  );
  const json = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file, schema }]) => {
      const placed = checkPlaces(raw[name], file, filler.names, report);
      const filled = filler.deep(raw[name], file);
      const checked = check(schema, typesetDeep(filled), file, report, filler.exact);
      checkMarks(filled, file, report);
      return [name, placed ? checked : undefined];
    }),
  ) as Partial<JsonContent>;
  return { facts: sound ? (facts as Facts) : undefined, json, filler, money };
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

/** @returns each fact as the file has it, and with its text written out: one that is wrong leaves the others sound */
function readFacts(raw: unknown, currency: string, report: Report) {
  let sound = check(factsSchema, raw, 'facts.json', report) !== undefined;
  const entries: Record<string, Fact> = {};
  const facts: Record<string, Fact> = {};
  for (const [name, value] of Object.entries(isRecord(raw) ? raw : {})) {
    const entry = factSchema.safeParse(value).data;
    if (!entry) continue;
    const text = factText(entry, currency, (reason) => {
      report({ file: 'facts.json', field: `${name}.text`, reason });
      sound = false;
    });
    entries[name] = entry;
    facts[name] = { ...entry, text: typeset(text) };
  }
  return { entries, facts, sound };
}
