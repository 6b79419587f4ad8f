import type { AdArtName } from '@/lib/content/schemas/home';
import { Drawing, drawing } from './Drawing';

type Props = { name: AdArtName; className: string };

/** One advertised thing, drawn; the page must hold {@link AdSymbols} once. */
export function AdArt({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#ad-${name}`} />
    </svg>
  );
}

/** The same for a page that shows the thing once: no {@link AdSymbols} needed. */
export function AdDrawing({ name, className }: Props) {
  return <Drawing name={`ads/${name}`} className={className} />;
}

/** The drawings behind {@link AdArt}, once a page, so that each further use costs a few bytes. */
export function AdSymbols({ names }: { names: readonly AdArtName[] }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {names.map((name) => (
        <symbol key={name} id={`ad-${name}`} {...drawing(`ads/${name}`)} />
      ))}
    </svg>
  );
}
