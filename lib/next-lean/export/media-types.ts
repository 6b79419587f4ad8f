/** Media types of what the site serves, and the file name extensions that stand for them. */

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  ics: 'text/calendar',
  md: 'text/markdown',
  pdf: 'application/pdf',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Every extension with its media type. */
export const MEDIA_TYPES: readonly (readonly [extension: string, type: string])[] = Object.entries(TYPES);

/**
 * @param pathname ends in a file name
 * @returns the extension without its dot, or undefined where the name has none that stands for a media type
 */
export function extensionOf(pathname: string): string | undefined {
  const extension = /[^/]\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return extension && extension in TYPES ? extension : undefined;
}

/** @returns the media type that the pathname's extension stands for */
export function typeOf(pathname: string): string | undefined {
  return TYPES[extensionOf(pathname) ?? ''];
}

/**
 * @param type media type without parameters
 * @throws when no extension stands for it
 */
export function extensionFor(type: string): string {
  const extension = MEDIA_TYPES.find(([, known]) => known === type)?.[0];
  if (!extension) throw new Error(`media-types.ts knows no file name extension for ${type}.`);
  return extension;
}

/** @returns whether the type is text, which compresses and is UTF-8 here */
export function isText(type: string): boolean {
  return type.startsWith('text/') || /[/+](?:json|xml)$/.test(type);
}
