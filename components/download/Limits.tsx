import { Permissions } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** What the app does not do, and what it needs of the phone, beside the phone's own list of it. */
export function Limits({ limits, words }: Pick<Content['download'], 'limits' | 'words'>) {
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20">
      <div className="grid gap-6 rounded-panel bg-ink p-5 text-mist md:p-8 md:@min-[40em]/page:grid-cols-[11fr_9fr] lg:gap-12 lg:p-12 lg:@min-[60em]/page:grid-cols-[1fr_23rem]">
        <div className="self-center">
          <h2 id="limits-title" className="heading-2 text-white">
            {words.page.limits}
          </h2>
          <ul className="mt-5 grid gap-4 md:mt-8 md:text-lg">
            {limits.map(({ title, text }) => (
              <li key={title} className="border-line border-t pt-4">
                <h3 className="heading-3 mb-1 text-balance text-white">{title}</h3>
                <Words text={text} link="inline-block font-bold text-white underline underline-offset-4" />
              </li>
            ))}
          </ul>
        </div>
        <Permissions />
      </div>
    </section>
  );
}
