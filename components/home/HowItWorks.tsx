import { LuClock3 } from 'react-icons/lu';
import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** Each on a panel that is higher than the one before it, as the sum above the phone is larger. */
const SCREENS = [
  { Screen: Register, ground: 'bg-white', sum: '' },
  { Screen: PostAd, ground: 'bg-white', sum: 'lg:py-2.75' },
  { Screen: ProofAccepted, ground: 'bg-white', sum: 'lg:py-4.5 lg:text-3xl' },
  { Screen: Balance, ground: 'bg-leaf', sum: 'lg:py-5.5 lg:text-[2.75rem]' },
] as const;

const MORE = 'font-semibold underline underline-offset-4';

/** The four steps, each with the whole screen of the app and what it is worth then; a swipe apart on phones, where the row of marks names all four. */
export function HowItWorks({
  home,
  app: { proof, balance },
  rate,
}: Pick<Content, 'home' | 'app'> & { rate: number }) {
  const { lead, ...words } = home.words.steps;
  const sums = { ad: localRate(proof.views * rate), sum: localMoney(balance.views * rate) };
  return (
    <Section
      id="how-it-works"
      ground="sand"
      {...words}
      of={home.steps}
      note={<p className="mt-3 text-balance text-muted md:mt-4 md:text-lg">{lead}</p>}
    >
      <ol
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row lg:-mt-20 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] sm:gap-x-6 sm:gap-y-12 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-y-6"
      >
        {home.steps.map(({ title, mark = title, text, time, sum, basis }, index) => {
          const { Screen, ground, sum: size } = SCREENS[index] ?? SCREENS[3];
          const worth = insert(sum, sums);
          return (
            <li
              key={title}
              data-mark={mark}
              data-gist={worth}
              className="max-sm:w-[86%] sm:grid sm:grid-rows-[auto_1fr] lg:row-span-2 lg:grid-rows-subgrid"
            >
              <div className={`lg:self-end rounded-panel px-2 pt-4 pb-6 sm:px-5 ${ground}`}>
                <p
                  className={`mb-3 text-center font-display text-2xl leading-tight tracking-tight supports-[scroll-marker-group:before]:max-sm:hidden ${size}`}
                >
                  {worth}{' '}
                  <span className="font-body font-normal text-base tracking-normal lg:block">
                    {insert(basis, { views: proof.views, posts: balance.posts })}
                  </span>
                </p>
                <Screen className="mx-auto max-w-48 sm:max-w-56" />
              </div>
              <div className="flex flex-col max-lg:mt-4">
                <h3 className="heading-3 flex items-center gap-3">
                  <StepRing step={index + 1} of={home.steps.length} className="size-11 text-leaf-deep" />
                  {title}
                </h3>
                <p className="mt-2 max-w-[44ch]">
                  <Words text={text} />
                </p>
                <p className="mt-auto flex items-center gap-2 pt-2 font-bold text-leaf-deep leading-snug">
                  <LuClock3 aria-hidden="true" className="size-5 shrink-0" />
                  {time}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-8 md:mt-6">
        <ArrowLink href="/whatsapp-earning-guide" label={words.earn} className={MORE} />
        <ArrowLink href="/advertiser-guide" label={words.advertise} className={MORE} />
      </p>
    </Section>
  );
}
