/** Written by next.config.ts (lib/content/read/watch.ts), so a fresh checkout has none. */
declare module '@/app/generated/content-revision' {
  export const CONTENT_REVISION: string;
}
