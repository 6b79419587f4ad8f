import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** Each on a panel that is higher than the one before it, as the sum above the phone is larger; on phones on a card. */
const SCREENS = [
  { Screen: Register, ground: 'bg-white', sum: 'text-2xl' },
  { Screen: PostAd, ground: 'bg-white', sum: 'text-3xl lg:py-2.75' },
  { Screen: ProofAccepted, ground: 'bg-white', sum: 'text-4xl lg:py-4.5 lg:text-3xl' },
  {
    Screen: Balance,
    ground: 'bg-leaf',
    sum: 'max-sm:*:block max-sm:text-[15.5vw]/none lg:py-5.5 lg:text-[2.75rem]',
  },
] as const;

const MORE = 'font-semibold underline underline-offset-4';

/** The four steps, each with the screen of the app and what it is worth then; on phones the one fact of it that tells. */
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
        className="grid gap-y-3 lg:-mt-20 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] sm:gap-x-6 sm:gap-y-12 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-y-6"
      >
        {home.steps.map(({ title, text, time, sum, basis }, index) => {
          const { Screen, ground, sum: size } = SCREENS[index] ?? SCREENS[3];
          const worth = insert(sum, sums);
          return (
            <li
              key={title}
              className={`grid grid-rows-[auto_1fr] overflow-hidden max-sm:gap-1.5 max-sm:rounded-card max-sm:p-4 max-sm:pb-0 sm:bg-transparent lg:row-span-2 lg:grid-rows-subgrid ${ground}`}
            >
              <div className="order-1 flex flex-col max-sm:contents sm:max-lg:mt-4">
                <h3 className="heading-3 flex items-center gap-1.5 max-sm:text-lg/tight sm:gap-3">
                  <StepRing
                    step={index + 1}
                    of={home.steps.length}
                    className="size-8 shrink-0 text-leaf-deep sm:size-11"
                  />
                  {title}
                </h3>
                <p className="max-sm:leading-snug sm:mt-2">
                  <Words text={text} />
                </p>
                <p className="order-1 max-sm:-mt-1 mt-auto font-bold leading-snug sm:pt-2">{time}</p>
              </div>
              <div className={`max-sm:contents lg:self-end rounded-panel px-5 pt-4 pb-6 ${ground}`}>
                <p
                  className={`font-display leading-tight tracking-tight sm:mb-3 sm:text-center sm:text-2xl ${size}`}
                >
                  {worth}{' '}
                  <span className="font-body font-normal text-sm tracking-normal [word-spacing:0] lg:block sm:text-base">
                    {insert(basis, { views: proof.views, posts: balance.posts })}
                  </span>
                </p>
                <Screen className="short order-1 mx-auto max-sm:-mb-[11%] w-full max-w-56" />
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
