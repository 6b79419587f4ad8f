import { LinkList } from './LinkList';

type Props = { title: string; others: readonly { href: string; title: string; note: string }[] };

/** The others of a kind, at the end of one of them. */
export function Others({ title, others }: Props) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-title" className="bg-sand py-14">
      <div className="wrap">
        <h2 id="other-title" className="heading-3">
          {title}
        </h2>
        <LinkList
          links={others.map(({ href, title: name, note }) => ({
            href,
            label: (
              <>
                <span className="block text-muted text-sm">{note}</span>
                <span className="font-display text-lg underline-offset-4 hover:underline">{name}</span>
              </>
            ),
          }))}
          className="mt-5 grid gap-x-8 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
          item="border-rule border-t"
          link="block py-4 hover:text-leaf-deep"
        />
      </div>
    </section>
  );
}
