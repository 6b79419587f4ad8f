import type { ReactNode } from 'react';
import { LuDownload } from 'react-icons/lu';
import { Balance } from '@/components/art/app';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import type { mediaKit } from '@/lib/site/press/media-kit';
import { Lockup } from './Lockup';

type KitContents = Pick<Content, 'facts' | 'press' | 'site'>;

type Props = { downloads: ReturnType<typeof mediaKit>; contents: KitContents };

/** The downloads, each with a small drawing of what is inside, and its type and size as the file has them. */
export function MediaKit({ downloads, contents }: Props) {
  const words = contents.press.words.kit;
  return (
    <Section id="media-kit" of={downloads} title={words.title} ground="ink" lead={words.lead}>
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4 lg:gap-0">
        {downloads.map(({ id, title, description, href, type, size, page }) => (
          <li
            key={id}
            className="group/kit flex flex-col max-sm:@min-[13em]/page:grid max-sm:@min-[13em]/page:grid-cols-[7rem_minmax(0,1fr)] max-sm:@min-[13em]/page:gap-4"
          >
            <div
              aria-hidden="true"
              className={`relative grid min-h-37 place-items-center overflow-hidden max-lg:rounded-card sm:h-64 lg:h-80 lg:group-first/kit:rounded-s-card lg:group-last/kit:rounded-e-card ${PREVIEWS[id]?.ground ?? 'bg-line'}`}
            >
              {/* Drawn at one size, and smaller on phones. */}
              <div className="absolute grid h-80 w-72 place-items-center max-lg:scale-75 max-sm:scale-50">
                {PREVIEWS[id]?.drawing(contents)}
              </div>
            </div>
            <div className="flex grow flex-col pt-4 max-sm:@min-[13em]/page:pt-0 lg:pe-8 lg:pt-6">
              <h3 className="heading-3 text-white">{title}</h3>
              <p className="mt-2 max-sm:text-[0.9375rem]">{description}</p>
              <p className="pt-1 mt-auto text-sm lg:pt-4">
                {type}, {size}
              </p>
              <p className="mt-3 flex flex-wrap items-center gap-x-3 lg:gap-x-4">
                <ButtonLink
                  href={href}
                  download={`${contents.site.product.slug}-${href.slice(href.lastIndexOf('/') + 1)}`}
                  tone="outline-white"
                  size="small"
                  className="max-w-full"
                  aria-label={insert(words.downloadOf, { title, type, size })}
                  data-track={`press-kit-${id}`}
                >
                  <LuDownload aria-hidden="true" className="size-4 max-lg:hidden" />
                  {words.download}
                </ButtonLink>
                {page && (
                  <a
                    href={page}
                    aria-label={`${words.view}: ${title}`}
                    className="inline-flex min-h-11 items-center font-bold text-[0.9375rem] underline underline-offset-4 hover:text-leaf"
                  >
                    {words.view}
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const STICKERS = [
  { tone: 'dark', ground: 'bg-ink' },
  { tone: 'light', ground: 'bg-white' },
  { tone: 'white', ground: 'bg-iris' },
] as const;

const PREVIEWS: Record<string, { ground: string; drawing: (contents: KitContents) => ReactNode }> = {
  'logo-pack': {
    ground: 'bg-leaf',
    drawing: ({ site }) => (
      <div className="grid gap-3">
        {STICKERS.map(({ tone, ground }) => (
          <div key={tone} className={`rounded-control px-5 py-4 shadow-lift ${ground}`}>
            <Lockup name={site.product.name} tone={tone} className="text-3xl" />
          </div>
        ))}
      </div>
    ),
  },
  screenshots: {
    ground: 'bg-iris',
    drawing: () => <Balance className="w-36 max-sm:w-44" />,
  },
  'brand-guidelines': {
    ground: 'bg-sand',
    drawing: () => (
      <div className="grid grid-cols-2 overflow-hidden rounded-lg shadow-lift">
        <div className="grid size-20 place-items-center bg-white font-display text-5xl text-text">Aa</div>
        {['bg-ink', 'bg-leaf', 'bg-sun', 'bg-iris', 'bg-rose'].map((colour) => (
          <div key={colour} className={`size-20 ${colour}`} />
        ))}
      </div>
    ),
  },
  'fact-sheet': {
    ground: 'bg-sun',
    drawing: ({ facts, press }) => (
      <div className="grid w-56 rotate-4 gap-4 rounded-lg bg-white p-5 text-text max-sm:w-48 max-sm:scale-85 max-sm:p-4 leading-none shadow-lift">
        <p className="border-text border-y-3 border-double py-2 font-display text-2xl">
          {press.words.sheet.title}
        </p>
        {[
          { fact: facts.earners, label: press.words.sheet.earners },
          { fact: facts.dailyViews, label: press.words.sheet.views },
        ].map(({ fact, label }) => (
          <p key={label} className="max-sm:text-2xl max-sm:leading-none">
            <b className="block font-display text-5xl">{fact.text}</b>
            {label}
          </p>
        ))}
      </div>
    ),
  },
};
