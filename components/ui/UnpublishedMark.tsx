import { content } from '@/lib/content';
import { unpublishedNote } from '@/lib/content/resolve/publication';

/** Marks, in `next dev`, what visitors do not see yet; a build holds nothing that it could mark. */
export function UnpublishedMark({ published, draft = false }: { published: string; draft?: boolean }) {
  const note = unpublishedNote({ published, draft }, content().today);
  return note ? <p className="mb-2 font-bold text-rose-deep text-sm">{note}</p> : null;
}
