import { LuArrowDown } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Answers } from '@/components/trust/Answers';
import { Alone, Apart } from '@/components/trust/Beside';
import { MoneyFlow } from '@/components/trust/MoneyFlow';
import { Never } from '@/components/trust/Never';
import { Minimum, Months, Sums } from '@/components/trust/Pictures';
import { ReportFraud } from '@/components/trust/ReportFraud';
import { Risks } from '@/components/trust/Risks';
import { SeeForYourself } from '@/components/trust/SeeForYourself';
import { WhoWeAre } from '@/components/trust/WhoWeAre';
import { Later } from '@/components/ui/Later';
import { Masthead } from '@/components/ui/Masthead';
import { content, factEntry, factValue, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/trust');

/** A bar that few get to see filled. */
const RARE = 'fill-sun/30 stroke-sun [stroke-dasharray:7_7]';

export default function TrustPage() {
  const all = content();
  const { payouts, site, trust } = all;
  const head = headOf('/trust', all);
  const { pictures } = trust.words;
  const views = factValue('dailyViews') / factValue('earners');
  const rate = factValue('exampleRate');
  const earned = (of: number) => 30 * views * of;
  return (
    <>
      <Masthead
        {...head}
        lead={
          <span className="block max-md:leading-snug md:max-lg:w-[118%]">
            {head.lead}
            <span className="mt-4 flex flex-wrap gap-x-5 gap-y-2 justify-items-start *:flex *:min-h-11 *:items-center *:gap-x-2 *:rounded-full *:font-bold *:not-first:underline *:not-first:underline-offset-4 *:first:bg-rose-deep *:first:px-5 *:first:text-white *:first:hover:bg-ink max-md:@min-[16em]/page:grid max-md:w-fit">
              {Object.entries({ risks: trust.words.risks.warning, report: trust.words.report.jump }).map(
                ([id, label]) => (
                  <a key={id} href={`#${id}`}>
                    {label}
                    <LuArrowDown aria-hidden="true" strokeWidth={3} className="size-4 shrink-0 md:size-5" />
                  </a>
                ),
              )}
            </span>
          </span>
        }
        family="paper"
        layout="short"
        picture={
          <Person
            name="wanjiru"
            pose="stop"
            className="w-46 max-md:-mr-4 max-md:mb-6 max-md:ml-auto max-md:@min-[16em]/page:-mt-11 max-md:@min-[21em]/page:-mt-36 md:w-58 lg:-mt-6 lg:w-105"
          />
        }
        grounded
      />
      <MoneyFlow
        words={trust.words.flow}
        name={site.product.name}
        price={factValue('costPerView')}
        pay={rate}
      />
      <Answers
        title={trust.words.answers.title}
        answers={trust.answers}
        never={<Never title={trust.words.report.never} points={trust.never} />}
        leading="who-pays"
        pictures={{
          recruiting: <Alone {...all.app} />,
          whatsapp: <Apart />,
          'who-pays': (
            <Months
              words={{ ...payouts.words.terms, ...pictures }}
              days={factValue('payoutDays')}
              then={factEntry('processingGuide').max ?? 0}
            />
          ),
          minimum: (
            <Minimum
              words={pictures}
              threshold={factValue('payoutThresholdGuide')}
              views={views}
              rate={rate}
            />
          ),
          'how-much': (
            <Sums
              text={pictures.views}
              sums={[
                ...[factValue('earningPerViewMin'), rate].map(
                  (of) => [earned(of), insert(pictures.rate, { rate: localRate(of) })] as const,
                ),
                [earned(factValue('earningPerViewMax')), pictures.rare, RARE],
              ]}
            />
          ),
        }}
      />
      <Later>
        <WhoWeAre {...all} />
        <Risks trust={trust} />
        <ReportFraud trust={trust} site={site} />
        <SeeForYourself {...all} rate={factValue('exampleRate')} />
      </Later>
    </>
  );
}
