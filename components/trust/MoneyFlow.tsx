import { LuArrowRight, LuX } from 'react-icons/lu';
import type { Content } from '@/lib/content';

/** Which way money goes, and which way it never does. */
export function MoneyFlow({ words, name }: { words: Content['trust']['words']['flow']; name: string }) {
  return (
    <div className="wrap relative max-md:pt-6 md:-mt-8">
      <figure className="rounded-panel border border-rule bg-white p-6 shadow-lift md:p-10">
        <ol className="grid items-stretch gap-3 lg:grid-cols-[1fr_auto_1fr_auto_1fr]">
          <Party className="bg-iris text-white" name={words.advertiser} does={words.pays} />
          <Arrow />
          <Party className="bg-ink text-white" name={name} does={words.counts} />
          <Arrow />
          <Party className="bg-sun text-ink" name={words.you} does={words.paid} />
        </ol>
        <figcaption className="mt-5 flex items-start gap-3 text-rose-deep md:items-center md:justify-center">
          <LuX aria-hidden="true" className="mt-1 size-5 shrink-0 md:mt-0" />
          <strong>{words.never}</strong>
        </figcaption>
      </figure>
    </div>
  );
}

function Party({ name, does, className }: { name: string; does: string; className: string }) {
  return (
    <li className={`rounded-card px-6 py-5 lg:py-8 lg:text-center ${className}`}>
      <strong className="block font-display text-2xl">{name}</strong>
      {does}
    </li>
  );
}

function Arrow() {
  return (
    <li aria-hidden="true" className="grid place-items-center text-leaf-deep">
      <LuArrowRight className="size-7 rotate-90 lg:rotate-0" />
    </li>
  );
}
