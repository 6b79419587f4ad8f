import { z } from 'zod';

/** @returns the names that an object at a path of what a schema describes may have; none where that cannot be told */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodObject) {
    const [first, ...rest] = path;
    if (first === undefined) return Object.keys(schema.shape);
    const field = schema.shape[String(first)];
    return field ? knownKeys(field, rest) : [];
  }
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, path.slice(1));
  if (schema instanceof z.ZodRecord) return knownKeys(schema.valueType, path.slice(1));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return knownKeys(schema.def.innerType, path);
  if (schema instanceof z.ZodPipe) return knownKeys(schema.def.in, path);
  return [];
}
