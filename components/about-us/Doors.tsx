import { LuArrowRight } from 'react-icons/lu';
import { content } from '@/lib/content';

const DOORS = [
  {
    href: '/trust',
    title: 'Check us first',
    text: 'Who pays, who we are, what you risk.',
    tone: 'bg-white border border-rule',
  },
  { href: '/careers', title: 'Work with us', tone: 'bg-sun text-ink' },
  {
    href: '/partners',
    title: 'Build with us',
    text: 'Agencies, wallets, networks, creators.',
    tone: 'bg-iris text-white',
  },
];

/** Three ways on from here. */
export function Doors() {
  const { openings } = content().careers;
  return (
    <section aria-label="Where to next" className="wrap pb-17 md:pb-26">
      <ul className="grid gap-4 lg:grid-cols-3">
        {DOORS.map(({ href, title, text, tone }) => (
          <li key={href}>
            <a
              href={href}
              className={`group grid h-full grid-cols-[1fr_auto] items-center gap-4 rounded-card p-6 transition-transform duration-200 hover:-translate-y-1 motion-reduce:transition-none md:p-8 ${tone}`}
            >
              <span>
                <span className="block font-display text-2xl">{title}</span>
                <span className="mt-1 block">{text ?? `${openings.length} openings, all remote.`}</span>
              </span>
              <LuArrowRight aria-hidden="true" className="size-6" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
