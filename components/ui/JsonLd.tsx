import type { Thing } from 'schema-dts';

/** Structured data as an inert script, where there is anything to say; `<` is escaped so that no value can end it. */
export function JsonLd({ data }: { data: Exclude<Thing, string> | undefined }) {
  if (!data) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
