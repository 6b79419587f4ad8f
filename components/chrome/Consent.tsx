/**
 * Where lib/browser/consent.ts puts its question, early in the tab order. React leaves the content alone: it is
 * given as HTML, empty, and so no page carries a question that nobody asks.
 */
export function Consent() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string
  return <div data-consent suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
