import { unpublishedNote } from '@/lib/content/publication';

type Props = { published: string; draft?: boolean; today: string };

/** Marks, in `next dev`, what visitors do not see yet; a build holds nothing that it could mark. */
export function UnpublishedMark({ published, draft = false, today }: Props) {
  const note = unpublishedNote({ published, draft }, today);
  return note ? <p className="mb-2 font-bold text-rose-deep text-sm">{note}</p> : null;
}
