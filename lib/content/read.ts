import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { factText } from '../money/facts';
import { modelProblems, moneyModel } from '../money/model';
import { readSettings } from '../settings/read';
import { fill, fillDeep, type Placeholders } from './placeholders';
import type { Problem } from './problems';
import { JSON_FILES, type JsonContent } from './registry';
import { type Fact, type Facts, factsSchema } from './schemas/facts';
import { pricingSchema } from './schemas/pricing';
import { siteSchema } from './schemas/site';

export type Report = (problem: Problem) => void;

/** Everything of content/ that is JSON, filled and validated. Fields of a file that failed are absent. */
export type JsonReading = { facts: Facts; values: Placeholders; json: Partial<JsonContent> };

/** Reads and validates the JSON files of a content folder, reporting every offender instead of throwing. */
export function readJsonContent(contentDir: string, report: Report): JsonReading {
  const rawFacts = check(factsSchema, readJson(contentDir, 'facts.json', report), 'facts.json', report) ?? {};
  const facts = writtenFacts(rawFacts, report);
  const raw = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file }]) => [name, readJson(contentDir, file, report)]),
  );
  const site = siteSchema.safeParse(raw.site).data;
  const names = {
    leadsKeepDays: String(readSettings().LEADS_KEEP_DAYS),
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.text])),
    ...(site && {
      product: site.product.slug,
      Product: site.product.name,
      legalName: site.legalName,
      email: site.email,
      supportEmail: site.supportEmail,
      phone: site.phone,
      storeUrl: site.storeUrl,
      advertiserUrl: site.advertiserUrl,
      partner: site.walletPartner.name,
      partnerUrl: site.walletPartner.url,
    }),
  };
  const prices = pricingSchema.safeParse(raw.pricing).data;
  const money = moneyModel(rawFacts, prices ?? { perDollar: {}, countries: [], categories: [] });
  for (const { field, reason } of modelProblems(money)) report({ file: 'facts.json', field, reason });
  const values: Placeholders = { names, money };
  const json = Object.fromEntries(
    Object.entries(JSON_FILES).map(([name, { file, schema }]) => {
      const filled = fillDeep(raw[name], values, (field, reason) => report({ file, field, reason }));
      return [name, check(schema, filled, file, report)];
    }),
  ) as Partial<JsonContent>;
  return { facts, values, json };
}

/** Validates `value`, reporting each issue under its dotted field path. @returns the output, or undefined */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  report: Report,
): z.output<Schema> | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        report({ file, field: path ? `${path}.${key}` : key, reason: 'is not a known key' });
    } else {
      report({ file, field: path || '(root)', reason: issue.message });
    }
  }
  return undefined;
}

/** Writes out each fact's text from its numbers. */
function writtenFacts(entries: Readonly<Record<string, Fact>>, report: Report): Facts {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const field = `${name}.text`;
      return [
        name,
        { ...entry, text: factText(entry, (reason) => report({ file: 'facts.json', field, reason })) },
      ];
    }),
  ) as Facts;
}

/** Fills the placeholders of one text, reporting what cannot be filled under `field`. */
export function fillReporting(
  text: string,
  values: Placeholders,
  file: string,
  field: string,
  report: Report,
  firstLine?: number,
): string {
  return fill(text, values, (reason) => report({ file, field, reason }), firstLine);
}

function readJson(contentDir: string, file: string, report: Report): unknown {
  try {
    return JSON.parse(readFileSync(join(contentDir, file), 'utf8'));
  } catch (error) {
    report({ file, field: '(file)', reason: (error as Error).message });
    return undefined;
  }
}
