import { LuLink2, LuSend, LuShare2 } from 'react-icons/lu';
import type { Article, Content } from '@/lib/content';
import { whatsappShareHref } from '@/lib/content/text/contact-links';

const ICON = 'size-4 max-sm:hidden';

type Props = {
  article: Pick<Article, 'title'>;
  words: Content['blog']['share'];
  url: string;
};

/**
 * A WhatsApp link that always works. The site script (lib/browser/share.ts) adds the device's own share sheet, or
 * where there is none, copying the link.
 */
export function Share({ article, words, url }: Props) {
  const { title } = article;
  const button = `inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-4 font-bold text-sm transition-colors border-text/25 hover:border-text`;
  const inTurn = `${button} col-start-1 row-start-1 justify-center data-off:invisible`;
  const reported = { 'data-blog-action': 'share', 'data-post-title': title };
  return (
    // A row, not a list: which of the buttons show depends on the device.
    <div data-share={title} className="flex flex-wrap items-center gap-2 print:hidden">
      <a
        href={whatsappShareHref(title, url)}
        rel="noopener"
        data-track="share-whatsapp"
        className={button}
        {...reported}
      >
        <LuSend aria-hidden="true" className={ICON} />
        {words.whatsapp}
      </a>
      {/* One place for both: it is kept from the start, so that nothing moves when a script lights one of them. */}
      <span className="inline-grid noscript:hidden">
        <button type="button" data-share-device data-off="" className={inTurn} {...reported}>
          <LuShare2 aria-hidden="true" className={ICON} />
          {words.device}
        </button>
        <button type="button" data-share-copy data-off="" className={inTurn} {...reported}>
          <LuLink2 aria-hidden="true" className={ICON} />
          <span data-share-label>{words.copy}</span>
        </button>
      </span>
      <span role="status" data-share-status className="sr-only" />
    </div>
  );
}
