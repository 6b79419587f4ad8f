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

/** The four steps, each with the whole screen of the app and what it is worth then; two by two on phones. */
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
        className="grid gap-x-3 gap-y-3 @min-[18em]/page:max-sm:grid-cols-2 lg:-mt-20 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] sm:gap-x-6 sm:gap-y-12 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-y-6"
      >
        {home.steps.map(({ title, text, time, sum, basis }, index) => {
          const { Screen, ground, sum: size } = SCREENS[index] ?? SCREENS[3];
          const worth = insert(sum, sums);
          return (
            <li
              key={title}
              className="grid grid-rows-[auto_1fr] max-sm:pb-3 @min-[18em]/page:max-sm:row-span-2 @min-[18em]/page:max-sm:grid-rows-subgrid lg:row-span-2 lg:grid-rows-subgrid"
            >
              <div
                className={`lg:self-end rounded-card px-2 pt-3 pb-2 sm:rounded-panel sm:px-5 sm:pt-4 sm:pb-6 ${ground}`}
              >
                <p
                  className={`mb-2 text-center font-display text-xl leading-tight tracking-tight sm:mb-3 sm:text-2xl ${size}`}
                >
                  {worth}{' '}
                  <span className="block font-body font-normal text-sm tracking-normal sm:max-lg:inline sm:text-base">
                    {insert(basis, { views: proof.views, posts: balance.posts })}
                  </span>
                </p>
                <Screen className="mx-auto max-w-48 sm:max-w-56" />
              </div>
              <div className="flex flex-col sm:max-lg:mt-4">
                <h3 className="heading-3 flex items-center gap-1.5 max-sm:text-lg/tight sm:gap-3">
                  <StepRing
                    step={index + 1}
                    of={home.steps.length}
                    className="size-8 shrink-0 text-leaf-deep sm:size-11"
                  />
                  {title}
                </h3>
                <p className="mt-1.5 max-w-[44ch] max-sm:leading-snug sm:mt-2">
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
