import { LuDownload } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import type { mediaKit } from '@/lib/site/press/media-kit';
import { type KitContents, KitPreview } from './KitPreview';

type Props = {
  words: Content['press']['words']['kit'];
  downloads: ReturnType<typeof mediaKit>;
  contents: KitContents;
};

/** The downloads, each with its type and size as the file has them. */
export function MediaKit({ words, downloads, contents }: Props) {
  return (
    <Section id="media-kit" of={downloads} title={words.title} ground="ink" lead={words.lead}>
      <ul className="grid gap-4 md:grid-cols-2">
        {downloads.map(({ id, title, description, href, type, size, page }) => (
          <li key={id} className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-raised">
            <KitPreview id={id} contents={contents} />
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
