import { LuClock3 } from 'react-icons/lu';
import { Balance, PostAd, ProofAccepted, Register } from '@/components/art/app';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

/** Each on a panel that is higher than the one before it, as the sum above the phone is larger; on phones on a card. */
const SCREENS = [
  { Screen: Register, ground: 'bg-white', card: 'max-sm:bg-sun/45', sum: '' },
  { Screen: PostAd, ground: 'bg-white', card: 'max-sm:bg-iris-light/35', sum: 'lg:py-2.75' },
  { Screen: ProofAccepted, ground: 'bg-white', card: 'max-sm:bg-white', sum: 'lg:py-4.5 lg:text-3xl' },
  {
    Screen: Balance,
    ground: 'bg-leaf',
    card: 'max-sm:bg-leaf',
    sum: 'max-sm:col-span-full max-sm:text-[min(3rem,12vw)] lg:py-5.5 lg:text-[2.75rem]',
  },
] as const;

const MORE = 'font-semibold underline underline-offset-4';

/** The four steps, each with the screen of the app and what it is worth then; on phones the upper part of it, large. */
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
          const { Screen, ground, card, sum: size } = SCREENS[index] ?? SCREENS[3];
          const worth = insert(sum, sums);
          return (
            <li
              key={title}
              className={`grid @min-[18em]/page:max-sm:grid-cols-[1fr_65%] max-sm:gap-x-2 max-sm:overflow-hidden max-sm:rounded-card max-sm:px-4 max-sm:pt-3.5 sm:grid-rows-[auto_1fr] lg:row-span-2 lg:grid-rows-subgrid ${card}`}
            >
              <div className={`max-sm:contents lg:self-end rounded-panel px-5 pt-4 pb-6 ${ground}`}>
                <p
                  className={`mt-3 font-display text-xl leading-tight tracking-tight sm:mt-0 sm:mb-3 sm:text-center sm:text-2xl ${size}`}
                >
                  {worth}{' '}
                  <span className="block font-body font-normal text-sm tracking-normal [word-spacing:0] sm:max-lg:inline sm:text-base">
                    {insert(basis, { views: proof.views, posts: balance.posts })}
                  </span>
                </p>
                <Screen className="@min-[18em]/page:col-start-2 row-span-2 mx-auto w-full max-w-56 max-sm:mt-3 @min-[18em]/page:max-sm:-mb-[107%]" />
              </div>
              <div className="flex flex-col max-sm:contents sm:max-lg:mt-4">
                <h3 className="-order-2 heading-3 col-span-full flex items-center gap-1.5 max-sm:text-lg/tight sm:gap-3">
                  <StepRing
                    step={index + 1}
                    of={home.steps.length}
                    className="size-8 shrink-0 text-leaf-deep sm:size-11"
                  />
                  {title}
                </h3>
                <p className="-order-1 col-span-full mt-1.5 max-w-[44ch] max-sm:leading-snug sm:mt-2">
                  <Words text={text} />
                </p>
                <p className="mt-auto items-center gap-2 pt-2 font-bold leading-snug max-sm:pb-4 sm:flex sm:text-leaf-deep">
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
