import { LuArrowRight } from 'react-icons/lu';
import type { Content } from '@/lib/content';

const DOORS = [
  { href: '/trust', name: 'trust', tone: 'bg-white border border-rule' },
  { href: '/careers', name: 'careers', tone: 'bg-sun text-ink' },
  { href: '/partners', name: 'partners', tone: 'bg-iris text-white' },
] as const;

/** Three ways on from here. */
export function Doors({ words }: { words: Content['about']['words']['doors'] }) {
  return (
    <section aria-label={words.label} className="wrap pb-9 md:pb-26">
      <ul className="grid gap-4 lg:grid-cols-3">
        {DOORS.map(({ href, name, tone }) => (
          <li key={href}>
            <a
              href={href}
              className={`group grid h-full grid-cols-[1fr_auto] content-start gap-4 rounded-card p-6 transition-transform duration-200 hover:-translate-y-1 motion-reduce:transition-none md:p-8 ${tone}`}
            >
              <span>
                <span className="block font-display text-2xl">{words[name]}</span>
                <span className="mt-1 block">{words[`${name}Text`]}</span>
              </span>
              <LuArrowRight aria-hidden="true" className="mt-1.5 size-6" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
