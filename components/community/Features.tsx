import type { Content } from '@/lib/content';

/** What is found here. */
export function Features({ features }: Pick<Content['community'], 'features'>) {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text }) => (
        <li key={title} className="border-text border-t-2 pt-3 md:pt-5">
          <h3 className="heading-3">{title}</h3>
          <p className="mt-1 md:mt-2 md:text-lg">{text}</p>
        </li>
      ))}
    </ul>
  );
}
