import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorSchemas, SCHEMA_FOLDER, schemaSettings } from './editor-schemas';

const schemas = editorSchemas();
const parsed = (name: string) => JSON.parse(schemas.get(name) ?? '{}');

it('are those of the checkout: npm run schemas writes them', () => {
  expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual([...schemas.keys()].sort());
  for (const [name, text] of schemas) {
    expect(readFileSync(join(SCHEMA_FOLDER, name), 'utf8').replaceAll('\r\n', '\n'), name).toBe(text);
  }
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toMatchObject(schemaSettings());
});

it('describe every file that can be edited, and each of them is a schema of something', () => {
  const files = readdirSync('content').filter((name) => name.endsWith('.json') && name !== 'published.json');
  expect([...schemas.keys()]).toEqual(expect.arrayContaining(files));
  for (const name of schemas.keys()) expect(['object', 'array'], name).toContain(parsed(name).type);
});

it('offer fields and values, refuse unknown ones, and let what has a default be left out', () => {
  const { properties, required, additionalProperties } = parsed('article.json');
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['title', 'related', 'draft', 'aliases']));
  expect(additionalProperties).toBe(false);
  expect(required).toContain('title');
  expect(required).not.toContain('draft');
  expect(parsed('events.json').properties.events.items.properties.type.enum).toContain('Webinar');
});

it('let a placeholder stand wherever a text may hold one', () => {
  const { pattern } = parsed('categories.json').properties.topics.items.properties.slug;
  expect('{product}').toMatch(new RegExp(pattern));
  expect('guides').toMatch(new RegExp(pattern));
  expect('No Slug').not.toMatch(new RegExp(pattern));
  expect(parsed('article.json').properties.excerpt).not.toHaveProperty('maxLength');
});
