import { LuLink2, LuSend, LuShare2 } from 'react-icons/lu';
import { type Article, content } from '@/lib/content';
import { whatsappShareHref } from '@/lib/share';

const GROUNDS = {
  ink: 'border-line text-white hover:border-white',
  paper: 'border-text/25 hover:border-text',
};

/**
 * A WhatsApp link that always works. The site script (lib/browser/share.ts) adds the device's own share sheet, or
 * where there is none, copying the link.
 */
export function Share({ article, ground }: { article: Article; ground: keyof typeof GROUNDS }) {
  const { title, path } = article;
  const button = `inline-flex min-h-11 items-center gap-2 rounded-control border px-4 font-bold text-sm transition-colors ${GROUNDS[ground]}`;
  return (
    // A row, not a list: which of the buttons show depends on the device.
    <div
      data-share={title}
      data-post-title={title}
      className="flex flex-wrap items-center gap-2 print:hidden"
    >
      <button
        type="button"
        data-share-device
        data-blog-action="share"
        hidden
        className={`${button} [&[hidden]]:hidden`}
      >
        <LuShare2 aria-hidden="true" className="size-4" />
        Share
      </button>
      <a
        href={whatsappShareHref(title, content().site.url + path)}
        rel="noopener"
        data-track="share-whatsapp"
        data-blog-action="share"
        className={button}
      >
        <LuSend aria-hidden="true" className="size-4" />
        Share on WhatsApp
      </a>
      <button
        type="button"
        data-share-copy
        data-blog-action="share"
        hidden
        className={`${button} [&[hidden]]:hidden`}
      >
        <LuLink2 aria-hidden="true" className="size-4" />
        <span role="status" data-share-status>
          Copy link
        </span>
      </button>
    </div>
  );
}
