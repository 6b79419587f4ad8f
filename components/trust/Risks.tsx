import { LuLock } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Avatar';
import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';

/** What the visitor risks, said as plainly as what there is to gain. */
export function Risks({ trust, facts }: Pick<Content, 'trust' | 'facts'>) {
  const words = trust.words.risks;
  return (
    <section id="risks" aria-labelledby="risks-title" className="section bg-sand">
      <div className="wrap relative grid gap-x-16 lg:grid-cols-[8fr_5fr]">
        <div>
          <p className="mb-3 font-bold text-rose-deep text-sm">{words.eyebrow}</p>
          <h2 id="risks-title" className="heading-2 max-w-[13.4em] max-lg:pr-28">
            {words.title}
          </h2>
          {trust.risks.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] text-lg">
              {paragraph}
            </p>
          ))}
          <a
            href={facts.whatsappTermsUrl.text}
            rel="noopener"
            className="text-link mt-5 inline-flex min-h-11 items-center"
          >
            {words.terms}
          </a>
        </div>
        <ClosedAccount />
      </div>
    </section>
  );
}

/** Somebody whose statuses are gone. */
function ClosedAccount() {
  return (
    <span
      aria-hidden="true"
      className="grid size-24 place-items-center max-lg:absolute max-lg:top-0 max-lg:right-5 sm:size-40 lg:relative lg:size-90 lg:place-self-center"
    >
      <Ring
        segments={8}
        filled={0}
        thickness={0.05}
        trackClassName="text-muted"
        className="absolute inset-0"
      />
      <Avatar name="chidinma" className="size-[78%] opacity-60 grayscale" />
      <span className="absolute right-0 bottom-0 grid size-[30%] place-items-center rounded-full bg-rose-deep text-white outline-4 outline-white">
        <LuLock aria-hidden="true" className="size-1/2" />
      </span>
    </span>
  );
}
