import { Avatar } from '@/components/art/cast/Avatar';
import { SampleLine } from '@/components/ui/SampleLine';
import type { Post } from '@/lib/content/schemas/guides';

/** A question in the forum and what came of it; whoever asked stands at the right. */
export function Thread({ posts, note }: { posts: readonly Post[]; note: string }) {
  if (posts.length === 0) return null;
  return (
    <div className="rounded-panel bg-sun p-5 text-ink md:p-10">
      <SampleLine of={posts} note={note} />
      <ol className="mt-4 grid gap-4">
        {posts.map(({ name, portrait, text }) => {
          const asks = name === posts[0]?.name;
          return (
            <li key={text} className={`flex items-end gap-3 md:gap-4 ${asks ? 'flex-row-reverse' : ''}`}>
              <Avatar name={portrait} className="size-14 shrink-0 border-3 border-white md:size-20" />
              <p
                className={`max-w-[34ch] rounded-card border border-transparent px-4 py-3 md:px-5 md:py-4 md:text-lg ${asks ? 'rounded-br-none bg-white' : 'rounded-bl-none bg-ink text-white'}`}
              >
                <b className="block text-sm">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
