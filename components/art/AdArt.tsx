import { type AdArtName, adArt } from '@/lib/content/schemas/home';
import { AD_DRAWINGS } from './adDrawings';

type Props = { name: AdArtName; className?: string };

const BOX = '0 0 120 120';

/** One advertised thing, drawn; the page must hold {@link AdSymbols} once. */
export function AdArt({ name, className = '' }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#ad-${name}`} />
    </svg>
  );
}

/** The same for a page that shows the thing once: no {@link AdSymbols} needed. */
export function AdDrawing({ name, className = '' }: Props) {
  return (
    <svg viewBox={BOX} aria-hidden="true" className={className}>
      {AD_DRAWINGS[name]}
    </svg>
  );
}

/** The drawings behind {@link AdArt}, once a page, so that each further use costs a few bytes. */
export function AdSymbols({ names = adArt.options }: { names?: readonly AdArtName[] }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={`ad-${name}`} viewBox={BOX}>
          {AD_DRAWINGS[name]}
        </symbol>
      ))}
    </svg>
  );
}
