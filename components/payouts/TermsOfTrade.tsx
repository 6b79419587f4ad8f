import type { ReactNode } from 'react';
import { Question } from '@/components/help-center/Question';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { PayoutPanel } from './PayoutPanel';

type Answer = Content['payouts']['answers'][number];

type Props = {
  payouts: Content['payouts'];
  methods: readonly string[] | undefined;
  /** What the least payout comes to where the visitor lives. */
  threshold: ReactNode;
  /** What stands beside every earning. */
  vary: string;
};

/** What a payout is like on its slip, then what may come between, then what advertisers ask. */
export function TermsOfTrade({ payouts, methods, threshold, vary }: Props) {
  const words = payouts.words.terms;
  const of = (group: Answer['group']) => payouts.answers.filter((answer) => answer.group === group);
  const [paid, odd, advertiser] = [of('paid'), of('odd'), of('advertiser')];
  return (
    <>
      {paid.length > 0 && (
        <PayoutPanel
          id="paid"
          title={words.paid}
          methods={methods}
          payment={paid.map(({ id, question, short, text }) => ({
            id,
            label: question,
            value: <Words text={short} put={{ local: threshold }} />,
            note: text,
          }))}
        >
          <p className="mt-5">{vary}</p>
        </PayoutPanel>
      )}
      <Section title={words.odd} of={odd} beside>
        <div className="border-text border-t-2">
          {odd.map(({ id, question, short, text }) => (
            <div key={id} id={id}>
              <Question question={question} answer={`**${short}** ${text}`} group="payout-terms" />
            </div>
          ))}
        </div>
      </Section>
      {advertiser.length > 0 && (
        <section aria-labelledby="advertiser-title" className="wrap pb-17 md:pb-26">
          <div className="overflow-hidden rounded-panel bg-iris px-5 py-7 text-white md:p-14">
            <h2 id="advertiser-title" className="heading-2">
              {words.advertiser}
            </h2>
            <div className="mt-5 grid gap-x-12 gap-y-6 md:mt-10 md:gap-y-8 lg:grid-cols-3">
              {advertiser.map(({ id, question, short, text }) => (
                <div key={id} id={id} className="border-white/40 border-t pt-4 md:pt-5">
                  <h3>
                    <span className="block font-bold">{question}</span>
                    <span className="heading-3 mt-1 block">{short}</span>
                  </h3>
                  <p className="mt-3">{text}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
