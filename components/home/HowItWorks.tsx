import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** Each on a panel that is higher than the one before it, as the sum above the phone is larger. */
const SCREENS = [
  { Screen: Register, ground: 'bg-white', sum: 'text-2xl' },
  { Screen: PostAd, ground: 'bg-white', sum: 'text-3xl lg:py-2' },
  { Screen: ProofAccepted, ground: 'bg-white', sum: 'text-4xl lg:py-5 lg:text-3xl' },
  { Screen: Balance, ground: 'bg-leaf', sum: 'text-[2.75rem] lg:py-5.5' },
] as const;

const MORE = 'font-semibold underline underline-offset-4';

/** The four steps, each with the screen of the app and what it is worth then: a card each on phones, a swipe apart. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.label}
        className="snap-row lg:-mt-14 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] sm:gap-x-6 sm:gap-y-12 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-y-6"
      >
        {home.steps.map(({ title, text, sum, basis }, index) => {
          const { Screen, ground, sum: size } = SCREENS[index] ?? SCREENS[3];
          return (
            <li
              key={title}
              data-mark={title}
              className={`grid content-start rounded-panel max-sm:w-[88%] sm:bg-transparent lg:row-span-2 lg:grid-rows-subgrid ${ground}`}
            >
              <div className="order-1 max-sm:px-5 max-sm:pb-6 sm:max-lg:mt-4">
                <h3 className="heading-3 flex items-center gap-3">
                  <StepRing
                    step={index + 1}
                    of={home.steps.length}
                    className="size-10 shrink-0 text-leaf-deep sm:size-11"
                  />
                  {title}
                </h3>
                <p className="mt-2 max-lg:leading-snug">
                  <Words text={text} />
                </p>
              </div>
              <div className={`rounded-panel px-5 pt-4 pb-5 sm:pb-6 lg:self-end ${ground}`}>
                <p
                  className={`mb-3 font-display leading-tight tracking-tight max-lg:text-2xl sm:text-center ${size}`}
                >
                  {insert(sum, sums)}{' '}
                  <span className="font-body font-normal text-base tracking-normal [word-spacing:0] lg:block">
                    {insert(basis, { views: proof.views, posts: balance.posts })}
                  </span>
                </p>
                <Screen className="mx-auto w-full max-w-52 sm:max-w-56" />
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
