import { MediaKit } from '@/components/press/MediaKit';
import { News } from '@/components/press/News';
import { PressContact } from '@/components/press/PressContact';
import { Releases } from '@/components/press/Releases';
import { Masthead } from '@/components/ui/Masthead';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  return (
    <>
      <Masthead
        eyebrow="Press & Media"
        title="For people who check before they print"
        lead="Releases, figures that may be quoted, and pictures in every format. If a number is missing here, we would rather say so than guess: ask."
      >
        <ul className="mt-6 flex flex-wrap gap-x-6 pb-6">
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center text-white underline underline-offset-4 hover:text-leaf"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Masthead>
      <Releases />
      <News />
      <MediaKit />
      <div className="wrap section">
        <PressContact className="grid-cols-2 gap-x-16 lg:mx-auto lg:max-w-4xl" />
      </div>
    </>
  );
}

const LINKS = [
  { label: 'Press releases', href: '#releases' },
  { label: 'In the news', href: '#in-the-news' },
  { label: 'Media kit', href: '#media-kit' },
];
