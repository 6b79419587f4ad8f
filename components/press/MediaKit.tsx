import type { ReactNode } from 'react';
import { LuDownload } from 'react-icons/lu';
import { Balance } from '@/components/art/app/Balance';
import { ViewsChart } from '@/components/home/dashboard/ViewsChart';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import type { mediaKit } from '@/lib/site/press/media-kit';
import { Lockup } from './Lockup';

type KitContents = Pick<Content, 'facts' | 'press' | 'showcase' | 'site'>;

type Props = { downloads: ReturnType<typeof mediaKit>; contents: KitContents };

/** The downloads, each with a small drawing of what is inside, and its type and size as the file has them. */
export function MediaKit({ downloads, contents }: Props) {
  const words = contents.press.words.kit;
  return (
    <Section id="media-kit" of={downloads} title={words.title} ground="ink" lead={words.lead}>
      <ul className="grid gap-4 md:grid-cols-2">
        {downloads.map(({ id, title, description, href, type, size, page }) => (
          <li key={id} className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-raised">
            <div
              aria-hidden="true"
              className={`relative grid min-h-44 place-items-center overflow-hidden md:min-h-64 ${PREVIEWS[id]?.ground ?? 'bg-line'}`}
            >
              {PREVIEWS[id]?.drawing(contents)}
            </div>
            <div className="flex flex-col p-6 md:p-8">
              <h3 className="heading-3 text-white">{title}</h3>
              <p className="mt-2">{description}</p>
              <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-6">
                <ButtonLink
                  href={href}
                  download={`${contents.site.product.slug}-${href.slice(href.lastIndexOf('/') + 1)}`}
                  size="small"
                  aria-label={insert(words.downloadOf, { title, type, size })}
                  data-track={`press-kit-${id}`}
                >
                  <LuDownload aria-hidden="true" className="size-4" />
                  {words.download}
                </ButtonLink>
                <span className="text-sm">
                  {type}, {size}
                </span>
                {page && (
                  <a
                    href={page}
                    className="inline-flex min-h-11 items-center text-sm text-white underline underline-offset-4 hover:text-leaf"
                  >
                    {words.page}
                  </a>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PREVIEWS: Record<string, { ground: string; drawing: (contents: KitContents) => ReactNode }> = {
  'logo-pack': {
    ground: 'bg-leaf-deep',
    drawing: ({ site }) => <Lockup name={site.product.name} tone="dark" className="text-4xl md:text-6xl" />,
  },
  screenshots: {
    ground: 'bg-iris',
    drawing: ({ showcase }) => (
      <div className="-space-x-4 flex items-end md:scale-125">
        <div className="mb-3 w-30 rounded-lg bg-white p-2">
          <ViewsChart views={showcase.dailyViews} text={showcase.words.overview.chart} />
        </div>
        <Balance className="relative w-20" />
      </div>
    ),
  },
  'brand-guidelines': {
    ground: 'bg-sand',
    drawing: () => (
      <div className="grid -rotate-3 grid-cols-3 overflow-hidden rounded-lg shadow-lift">
        {['bg-leaf', 'bg-sun', 'bg-iris', 'bg-paper', 'bg-ink', 'bg-rose'].map((colour) => (
          <div key={colour} className={`size-13 md:size-18 ${colour}`} />
        ))}
      </div>
    ),
  },
  'fact-sheet': {
    ground: 'bg-sun',
    drawing: ({ facts, press }) => (
      <div className="grid w-40 rotate-3 gap-3 rounded-lg bg-paper p-5 text-text text-xs leading-tight shadow-lift md:scale-125">
        {[
          { fact: facts.earners, label: press.words.sheet.earners },
          { fact: facts.dailyViews, label: press.words.sheet.views },
        ].map(({ fact, label }) => (
          <p key={label}>
            <b className="block font-display text-3xl">{fact.text}</b>
            {label}
          </p>
        ))}
      </div>
    ),
  },
};
