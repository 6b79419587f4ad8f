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
      <Terms title={words.odd} answers={odd} />
      <Terms title={words.advertiser} answers={advertiser} ground="sand" />
    </>
  );
}

/** Each term behind its question, as it is linked to by its id. */
function Terms({ title, answers, ground }: { title: string; answers: readonly Answer[]; ground?: 'sand' }) {
  return (
    <Section title={title} of={answers} ground={ground} beside>
      <div className="border-text border-t-2">
        {answers.map(({ id, question, short, text }) => (
          <div key={id} id={id}>
            <Question question={question} answer={`**${short}** ${text}`} group="payout-terms" />
          </div>
        ))}
      </div>
    </Section>
  );
}
