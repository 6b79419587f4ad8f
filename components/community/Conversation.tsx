import { Group } from '@/components/art/cast/Person';
import type { Post } from '@/lib/content/schemas/guides';

/** A question in the forum and what came of it, over the two who talk: the one who asked stands at the left. Stands on the lower edge of a panel. */
export function Conversation({ posts }: { posts: readonly Post[] }) {
  const [question] = posts;
  const answer = posts.find(({ name }) => name !== question?.name);
  if (!question || !answer) return null;
  return (
    <div className="w-full max-w-xl">
      <ol className="grid gap-3">
        {posts.map((post) => {
          const { name, text } = post;
          const last = posts.findLast((other) => other.name === name) === post;
          const settled = last && name === question.name;
          return (
            <li
              key={text}
              className={`relative rounded-card border border-transparent px-4 py-3 md:px-5 lg:text-lg ${last ? 'after:absolute after:top-full after:h-5 after:w-6 after:[clip-path:polygon(0_0,100%_0,50%_100%)]' : ''} ${settled ? 'max-w-50 md:max-lg:@min-[40em]/page:-ms-[148%] md:max-lg:@min-[40em]/page:mt-12 md:max-w-[34ch]' : 'max-w-[min(88%,34ch)]'} ${name === question.name ? 'justify-self-start bg-white after:start-[30%] after:bg-white' : 'justify-self-end bg-ink text-white after:end-1/4 lg:after:end-[34%] after:bg-ink'}`}
            >
              <b className="block text-sm">{name}</b>
              {text}
            </li>
          );
        })}
      </ol>
      <Group
        people={[
          { name: question.portrait, pose: 'laughing' },
          { name: answer.portrait, pose: 'phone' },
        ]}
        className="mt-5 md:max-lg:-ml-[148%] md:max-lg:w-[248%] md:max-lg:*:w-64"
      />
    </div>
  );
}
