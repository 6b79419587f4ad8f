import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';

/** What the company holds itself to: a ledger beside a heading that stays. */
export function Principles({ about }: Pick<Content, 'about'>) {
  const {
    principles,
    words: { principles: words },
  } = about;
  if (principles.length === 0) return null;
  return (
    <section aria-labelledby="principles-title" className="section bg-sand">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_8fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <p className="mb-3 font-bold text-leaf-deep text-sm">{words.eyebrow}</p>
          <h2 id="principles-title" className="heading-2 max-w-[9.38em]">
            {words.title}
          </h2>
        </div>
        <ol className="border-rule border-t">
          {principles.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.75rem_1fr] gap-x-5 gap-y-2 border-rule border-b py-7 md:grid-cols-[3.5rem_1fr] md:gap-x-8"
            >
              <Ring
                segments={principles.length}
                filled={index + 1}
                thickness={0.13}
                className="size-11 text-leaf-deep md:size-14"
              />
              <div>
                <h3 className="heading-3">{title}</h3>
                <p className="mt-2 max-w-[58ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
