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
};

/** What a payout is like on its slip, then what may come between, then what advertisers ask. */
export function TermsOfTrade({ payouts, methods, threshold }: Props) {
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
          <p className="mt-6 max-w-[17em] text-pretty font-display text-white text-xl leading-snug lg:max-w-[20em] lg:text-2xl">
            {words.wallets}
          </p>
        </PayoutPanel>
      )}
      <Terms title={words.odd} answers={odd}>
        <p className="mt-3 text-lg">
          <Words text={words.ask} />
        </p>
      </Terms>
      <Terms title={words.advertiser} answers={advertiser} ground="sand" />
    </>
  );
}

type TermsProps = { title: string; answers: readonly Answer[]; ground?: 'sand'; children?: ReactNode };

/** Each term behind its question, as it is linked to by its id: two columns, or one for each of a few. */
function Terms({ answers, children, ...section }: TermsProps) {
  const starts = answers.length > 3 ? [0, Math.floor(answers.length / 2)] : [...answers.keys()];
  return (
    <Section {...section} of={answers} note={children}>
      <div className="gap-x-12 border-text border-t-2 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:items-start lg:border-0">
        {starts.map((start, column) => (
          <div key={start}>
            {answers.slice(start, starts[column + 1]).map(({ id, question, short, text }) => (
              <div key={id} id={id} className="lg:border-text/25 lg:border-t lg:*:border-0">
                <Question question={question} short={short} answer={text} group="payout-terms" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
