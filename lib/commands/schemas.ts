/** `npm run schemas`: JSON Schemas of content/, for the help that an editor program gives while one types (.vscode). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { JSON_FILES } from '../content/read/json-content';
import { DECIDE } from '../content/read/json-file';
import { factsSchema } from '../content/schemas/base';
import { COPY } from '../content/schemas/common';
import { frontMatterSchema, pageSchema, releaseSchema } from '../content/schemas/front-matter';
import { isRecord } from '../content/text/json-texts';

/** Where they are kept, inside the checkout. */
const SCHEMA_FOLDER = '.vscode/schemas';

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
      const path = join('content', name);
      const file: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
      const described = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ jsonSchema, path }) => {
          if (jsonSchema[COPY])
            Object.assign(jsonSchema, shapeOf(valueAt(file, path)), { [COPY]: undefined });
          if (jsonSchema.properties) jsonSchema.properties[DECIDE] = { type: 'boolean' };
          if (jsonSchema.type === 'string') loosen(jsonSchema);
        },
      });
      return [name, `${JSON.stringify(described, null, 2)}\n`];
    }),
  );
}

/** @param path of a JSON Schema, which names what it describes after each `properties` */
function valueAt(file: unknown, path: readonly (string | number)[]): unknown {
  const names = path.filter((_, index) => index % 2 === 1);
  return names.reduce((value, name) => (isRecord(value) ? value[name] : undefined), file);
}

/** @returns a schema of what a file holds as copy */
function shapeOf(value: unknown): z.core.JSONSchema.BaseSchema {
  if (Array.isArray(value)) return { type: 'array', items: { type: 'string' } };
  if (!isRecord(value)) return { type: 'string', minLength: 1 };
  const shapes = Object.entries(value).map(([key, item]) => [key, shapeOf(item)]);
  const properties = { ...Object.fromEntries(shapes), [DECIDE]: { type: 'boolean' } };
  return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
}

/** A text with a pattern may also hold a placeholder, and how long it will be is not known yet. */
function loosen(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.format;
  delete schema.maxLength;
  if (schema.pattern && !schema.pattern.endsWith('|\\{')) schema.pattern = `(?:${schema.pattern})|\\{`;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [name, text] of editorSchemas()) writeFileSync(join(SCHEMA_FOLDER, name), text);
  writeFileSync('.vscode/settings.json', `${JSON.stringify(schemaSettings(), null, 2)}\n`);
}
