/** JSON Schemas of content/, for the help that an editor program gives while one types. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DECIDE } from '../../content/read/decisions';
import { JSON_FILES } from '../../content/read/registry';
import { isRecord } from '../../content/resolve/placeholder-values';
import { COPY } from '../../content/schemas/common';
import { factsSchema } from '../../content/schemas/facts';
import { frontMatterSchema, pageSchema, releaseSchema } from '../../content/schemas/front-matter';

/** Where they are kept, inside the checkout. */
export const SCHEMA_FOLDER = '.vscode/schemas';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * They follow from the content's schemas, and for copy from the files themselves. Copy may hold placeholders,
 * which are longer than what they stand for: lengths and patterns are judged by `npm run check-content`.
 * @returns the text of each file by its name
 */
export function editorSchemas(): Map<string, string> {
  const schemas: [name: string, schema: z.ZodType][] = [
    ...Object.values(JSON_FILES).map(({ file, schema }): [string, z.ZodType] => [file, schema]),
    ['facts.json', factsSchema],
    ['article.json', frontMatterSchema],
    ['release.json', releaseSchema],
    ['page.json', pageSchema],
  ];
  return new Map(
    schemas.map(([name, schema]) => {
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
      const path = join('content', name);
      const file = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Json) : null;
      const json = withCopy(described, file);
      return [name, `${JSON.stringify(withPlaceholders(json), null, 2)}\n`];
    }),
  );
}

/** What a file holds as copy describes itself. */
function withCopy(schema: Json, value: Json | undefined): Json {
  if (!isRecord(schema)) return schema;
  if (schema[COPY]) return shapeOf(value ?? null);
  const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return {
    ...(schema as { [key: string]: Json }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(
        properties.map(([key, inner]) => [
          key,
          withCopy(inner as Json, isRecord(value) ? (value[key] as Json) : undefined),
        ]),
      ),
    }),
  };
}

function shapeOf(value: Json): Json {
  if (Array.isArray(value)) return { type: 'array', items: { type: 'string' } };
  if (value === null || typeof value !== 'object') return { type: 'string', minLength: 1 };
  const properties = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
  return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
}

/** A text with a pattern may also hold a placeholder, and how long it will be is not known yet. */
function withPlaceholders(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withPlaceholders);
  if (schema === null || typeof schema !== 'object') return schema;
  const { pattern, format: _format, maxLength: _max, ...rest } = schema;
  const kept = schema.type === 'string' ? rest : schema;
  const entries = Object.entries(kept).map(([key, value]) => [key, withPlaceholders(value)] as const);
  return {
    ...Object.fromEntries(entries),
    ...(isRecord(kept.properties) && {
      properties: { ...(withPlaceholders(kept.properties) as object), [DECIDE]: { type: 'boolean' } },
    }),
    ...(schema.type === 'string' && typeof pattern === 'string' && { pattern: `(?:${pattern})|\\{` }),
  };
}

/** @returns `json.schemas` and `yaml.schemas` of .vscode/settings.json: which file is described by which schema */
export function schemaSettings(): Record<string, unknown> {
  const json = [...Object.values(JSON_FILES).map(({ file }) => file), 'facts.json'].sort();
  return {
    'json.schemas': json.map((file) => ({
      fileMatch: [`/content/${file}`],
      url: `./${SCHEMA_FOLDER}/${file}`,
    })),
    'yaml.schemas': {
      [`./${SCHEMA_FOLDER}/article.json`]: 'content/articles/*.md',
      [`./${SCHEMA_FOLDER}/page.json`]: 'content/pages/*.md',
      [`./${SCHEMA_FOLDER}/release.json`]: 'content/press/*.md',
    },
  };
}
