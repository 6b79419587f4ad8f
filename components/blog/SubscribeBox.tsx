import { LuRss } from 'react-icons/lu';
import { FormIsland } from '@/components/forms/FormIsland';
import type { Content } from '@/lib/content';

type Props = { words: Content['blog']['subscribe']; mailTo: string };

/** New articles by email, or by feed. The form wakes up only when it is touched: a listing is for reading. */
export function SubscribeBox({ words, mailTo }: Props) {
  return (
    <section
      aria-labelledby="subscribe-title"
      data-blog-action="subscribe"
      data-post-title="Blog"
      className="rounded-card border border-rule bg-white p-6"
    >
      <h2 id="subscribe-title" className="heading-3">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-[0.9375rem] text-muted">{words.text}</p>
      <FormIsland form="newsletter" mailTo={mailTo} />
      <a
        href="/subscribe"
        className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
      >
        <LuRss aria-hidden="true" className="size-4 text-leaf-deep" /> {words.feed}
      </a>
    </section>
  );
}
