import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSchemas, schemaSettings } from './schemas';

const schemas = editorSchemas();
const parsed = (name: string) => JSON.parse(schemas.get(name) ?? '{}');

it('are named in the settings of the editor', () => {
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

it('describe copy by what the file holds', () => {
  const { additionalProperties, required, properties } = parsed('blog.json').properties.article;
  expect(additionalProperties).toBe(false);
  expect(required).toContain('updated');
  expect(properties.updated).toEqual({ type: 'string', minLength: 1 });
});
