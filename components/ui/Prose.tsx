/** Rendered Markdown, sanitized when it was rendered (lib/content/markdown.ts). */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
