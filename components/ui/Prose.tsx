import { Figure } from '@/components/art/figures/Figure';
import { htmlParts } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

type Props = { html: string; className?: string };

/** Rendered Markdown, sanitized when it was rendered (lib/content/markdown), with the figures that it places. */
export function Prose({ html, className = '' }: Props) {
  const parts = htmlParts(html);
  if (!parts.some((part) => 'figure' in part)) return <Text html={html} className={className} />;
  return (
    <div className={className}>
      {parts.map((part, index) =>
        'figure' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their place
          <Figure key={index} name={part.figure} alt={part.alt} caption={part.caption} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: these pieces too have nothing but their place
          <Text key={index} html={part.html} />
        ),
      )}
    </div>
  );
}

function Text({ html, className = '' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: tiedHtml(html) }} />;
}
