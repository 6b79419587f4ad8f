import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { AdArt } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

/** Of each on the street. */
const PERSON = 'relative h-3/4 max-lg:-mx-4';
/** Audiences in the picture of the choice: the shortest, which stand in a line each. */
const AUDIENCES = 3;

type Props = Pick<Content, 'home' | 'pricing' | 'trust'>;

/** What the product does: one street where it is at work, three cut-outs of it, and the rest in words. */
export function Features({ home, pricing, trust }: Props) {
  const words = home.words.features;
  const { sender, received } = trust.words.flow;
  const audiences = pricing.categories.map(({ title }) => title).sort((a, b) => a.length - b.length);
  const pictures: Record<string, ReactNode> = {
    safety: <Reviewed />,
    payments: <Message sender={sender} text={received} />,
    targeting: <Choice names={audiences.slice(0, AUDIENCES)} />,
  };
  const shown = home.features.filter(({ id }) => pictures[id]);
  const others = home.features.filter(({ id }) => !pictures[id]);
  return (
    <Section id="features" eyebrow={words.eyebrow} title={words.title} of={home.features}>
      <Street />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.eyebrow}
        className="snap-row mt-5 empty:hidden sm:mt-8 sm:grid sm:grid-cols-3 sm:gap-4 lg:mt-12 lg:gap-8"
      >
        {shown.map(({ id, title, text, audience }) => (
          <li key={id} className="max-sm:w-[80%]">
            {pictures[id]}
            <p className="mt-2.5 text-muted text-sm md:mt-4">{words[audience]}</p>
            <h3 className="heading-3 mt-1">{title}</h3>
            <p className="mt-1 max-w-[44ch]">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-1 grid gap-3 border-rule border-t pt-4 sm:pt-6 empty:hidden sm:mt-8 sm:grid-cols-3 lg:gap-8">
        {others.map(({ id, title, text }) => (
          <div key={id}>
            <h3 className="font-bold">{title}</h3>
            <p className="max-w-[44ch]">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

const TILE = 'flex h-36 sm:h-44 justify-center overflow-hidden rounded-card lg:h-60';

/** A payout, as the phone tells of it. */
function Message({ sender, text }: { sender: string; text: string }) {
  return (
    <div aria-hidden="true" className={`items-end bg-sun ${TILE}`}>
      <div className="h-3/4 w-5/6 rounded-t-panel border-8 border-ink border-b-0 bg-mist p-3">
        <p className="rounded-card bg-white p-3 leading-tight">
          <b className="block text-leaf-deep">{sender}</b>
          <span className="font-display text-xl lg:text-2xl">{text}</span>
        </p>
      </div>
    </div>
  );
}

/** Audiences, of which two were chosen. */
function Choice({ names }: { names: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className={`flex-wrap content-center gap-2 bg-iris px-4 font-bold lg:gap-3 ${TILE}`}
    >
      {names.map((name, index) => (
        <span
          key={name}
          className={`flex items-center gap-1.5 rounded-full border-2 border-white px-4 py-1.5 ${index ? 'bg-white text-iris' : 'text-white'}`}
        >
          {index > 0 && <LuCheck className="size-4" strokeWidth={4} />}
          {name}
        </span>
      ))}
    </div>
  );
}

/** An ad that may be shared. */
function Reviewed() {
  return (
    <div aria-hidden="true" className={`items-end bg-leaf-deep ${TILE}`}>
      <div className="tone-iris relative h-5/6 w-36 rotate-4 rounded-t-card p-3 lg:w-44">
        <span className="block h-1.5 rounded-full bg-current" />
        <AdArt name="lamp" className="mx-auto mt-4 size-24 lg:mt-8 lg:size-32" />
        <span className="absolute top-1/3 -left-10 grid size-16 place-items-center rounded-full bg-leaf text-ink lg:size-20">
          <LuCheck className="size-2/3" strokeWidth={3} />
        </span>
      </div>
    </div>
  );
}

/** A street: who advertises stands before her shop, who shares passes by with the ad in his hand, who watches has it in hers. Decorative. */
function Street() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-[calc(50cqw-50%)] flex h-44 items-end overflow-hidden bg-sun px-[calc(50cqw-50%)] pb-4 *:shrink-0 sm:h-80 lg:h-108"
    >
      <span className="absolute top-0 bottom-0 left-0 w-1/2 bg-iris" />
      <span className="absolute inset-x-0 bottom-0 h-8 bg-ink" />
      <span className="absolute inset-x-0 bottom-2 border-white border-t-2 border-dashed" />
      <AdArt name="duka" className="relative aspect-square h-1/2 sm:h-3/4" />
      <Whole name="njeri" pose="stand" className={PERSON} />
      <Whole name="kevin" pose="walk" className={`mx-auto ${PERSON}`} />
      <Whole name="amina" pose="sit" className={PERSON} />
    </div>
  );
}
