import { Fragment, type ReactNode } from 'react';
import { inline, tiedPieces } from '@/lib/content/text/inline';

type Props = {
  text: string;
  /** Classes of its links. */
  link?: string;
  /** What stands at places such as `{address}`. */
  put?: Readonly<Record<string, ReactNode>>;
};

/** A sentence of content/ with the emphasis and the links that its Markdown marks, and what is put into its places. */
export function Words({ text, link = 'text-link', put = {} }: Props) {
  return inline(text).map(({ text: piece, strong, href, place }, index) => {
    const key = `${index}`;
    if (href) {
      return (
        <a key={key} className={link} href={href}>
          {piece}
        </a>
      );
    }
    if (place) return <Fragment key={key}>{place in put ? put[place] : piece}</Fragment>;
    return strong ? <strong key={key}>{piece}</strong> : <Tied key={key} text={piece} />;
  });
}

function Tied({ text }: { text: string }) {
  return tiedPieces(text).map((piece, index) =>
    index % 2 && piece ? (
      <span key={piece} className="inline-block max-w-full">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
