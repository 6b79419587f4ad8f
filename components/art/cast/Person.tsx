import type { CastName } from '@/lib/content/schemas/cast';
import type { AdArtName } from '@/lib/content/schemas/home';
import { dressed, type Pose } from './people';

export type PersonProps = { name: CastName; pose: Pose; goods?: AdArtName };

type Props = PersonProps & {
  /** Puts a disc in a ring of dashes behind the person: for grounds as dark as their hair. */
  disc?: boolean;
  className?: string;
};

/** A person of the cast, whole or cut off straight at the waist: stands on the lower edge of a panel. Decorative. */
export function Person({ name, pose, goods, disc = false, className = '' }: Props) {
  const { viewBox, inside } = dressed(`poses/${pose}`, name, goods);
  const behind = disc ? dressed('parts/disc', name).inside : '';
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={`overflow-visible ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the site's own
      dangerouslySetInnerHTML={{ __html: behind + inside }}
    />
  );
}

/** Head and shoulders, cut off round: an illustration of nobody real. Decorative; the name stands beside it. */
export function Avatar({ name, className = '' }: { name: CastName; className?: string }) {
  const { viewBox, inside } = dressed('parts/avatar', name);
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={`rounded-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the site's own
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
