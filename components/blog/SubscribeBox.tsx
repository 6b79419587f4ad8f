import { Rss } from 'lucide-react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { feedPath } from '@/lib/paths';

/** New articles by e-mail or by feed. */
export function SubscribeBox() {
  return (
    <section aria-labelledby="subscribe-title" className="rounded-card bg-ink p-6 text-mist">
      <h2 id="subscribe-title" className="heading-3 text-white">
        Subscribe
      </h2>
      <p className="mt-2 mb-5 text-[0.9375rem]">
        New articles by e-mail, a few times a month. Leave whenever you like.
      </p>
      <ButtonLink href="/subscribe" size="small" className="w-full">
        Subscribe
      </ButtonLink>
      <a
        href={feedPath()}
        className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:text-white hover:underline"
      >
        <Rss aria-hidden="true" className="size-4" /> Or follow by RSS
      </a>
    </section>
  );
}
