import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

type Props = {
  payouts: Content['payouts'];
  /** What the least payout comes to where the visitor lives. */
  threshold: ReactNode;
};

/** Each term with its short answer large and what it means beside it. */
export function TermsOfTrade({ payouts, threshold }: Props) {
  const words = payouts.words.terms;
  if (payouts.answers.length === 0) return null;
  return (
    <section aria-labelledby="terms-title" className="section">
      <div className="wrap">
        <h2 id="terms-title" className="sr-only">
          {words.title}
        </h2>
        <div className="border-rule border-t">
          {payouts.answers.map(({ id, question, short, text }) => (
            <div
              key={id}
              id={id}
              className="grid gap-x-14 gap-y-4 border-rule border-b py-9 md:py-11 lg:grid-cols-[5fr_7fr]"
            >
              <h3>
                <span className="block font-bold text-leaf-deep">{question}</span>
                <span className="heading-3 mt-1 block">
                  <Words text={short} put={{ local: threshold }} />
                </span>
              </h3>
              <p className="max-w-[60ch] text-lg text-muted">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
