import type { ReactNode } from 'react';
import { Figure } from '@/components/art/figures/Figure';
import { ToldScene } from '@/components/art/figures/Told';
import { htmlParts } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

/** The last sentence that a text sets off. */
export const SCENE =
  /<blockquote>\s*<p>((?:(?!<blockquote>)[\s\S])*?)<\/p>\s*<\/blockquote>(?![\s\S]*<blockquote>)/;

/** Draws a sentence, which is HTML, and what stands under it. */
export type SceneDrawer = (sentence: string, under?: ReactNode) => ReactNode;

type Props = {
  html: string;
  className?: string;
  /** Of the last sentence that is set off. */
  scene?: SceneDrawer | undefined;
};

/** Rendered Markdown, sanitized when it was rendered (lib/content/markdown), with the figures that it places. */
export function Prose({ html, className, scene }: Props) {
  const [before = '', sentence, after = ''] = scene ? html.split(SCENE) : [html];
  return (
    <div className={className}>
      <Parts html={before} />
      {sentence && scene?.(tiedHtml(sentence))}
      <Parts html={after} />
    </div>
  );
}

function Parts({ html }: { html: string }) {
  return htmlParts(html).map((part, index) =>
    'told' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their place
      <ToldScene key={index} told={part.told} alt={part.alt} />
    ) : 'figure' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their place
      <Figure key={index} name={part.figure} alt={part.alt} caption={part.caption} />
    ) : (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: these pieces too have nothing but their place
        key={index}
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: remark-html sanitizes with an explicit schema
        dangerouslySetInnerHTML={{ __html: tiedHtml(part.html) }}
      />
    ),
  );
}
