import { Permissions } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** What the app does not do, and what it needs of the phone, beside the phone's own list of it. */
export function Limits({ limits, words }: Pick<Content['download'], 'limits' | 'words'>) {
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits-title" className="overflow-hidden bg-ink pt-9 text-mist md:pt-20">
      <div className="wrap grid gap-8 md:@min-[40em]/page:grid-cols-2 lg:gap-12">
        <div className="md:pb-20">
          <h2 id="limits-title" className="heading-2 text-white">
            {words.page.limits}
          </h2>
          <ul className="mt-5 grid gap-4 md:mt-8 md:text-lg">
            {limits.map(({ title, text }) => (
              <li key={title} className="border-line border-t pt-4">
                <h3 className="heading-3 mb-1 text-white">{title}</h3>
                <Words text={text} link="font-bold text-white underline underline-offset-4" />
              </li>
            ))}
          </ul>
        </div>
        <Permissions />
      </div>
    </section>
  );
}
