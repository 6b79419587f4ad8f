import type { ReactNode } from 'react';
import { WithSign } from '@/components/art/cast/WithSign';
import { Question } from '@/components/help-center/Question';
import { Words } from '@/components/ui/Words';
import { PaymentSlip } from '@/components/whatsapp-earning-guide/PaymentSlip';
import type { Content } from '@/lib/content';

type Answer = Content['payouts']['answers'][number];

type Props = {
  payouts: Content['payouts'];
  /** What the least payout comes to where the visitor lives. */
  threshold: ReactNode;
  /** What arrives on a phone that is paid. */
  message: { sender: string; received: string };
  /** Beneath the slip. */
  children: ReactNode;
};

/** What a payout is like on its slip, then what may come between, then what advertisers ask. */
export function TermsOfTrade({ payouts, threshold, message, children }: Props) {
  const words = payouts.words.terms;
  const of = (group: Answer['group']) => payouts.answers.filter((answer) => answer.group === group);
  const [paid, odd, advertiser] = [of('paid'), of('odd'), of('advertiser')];
  return (
    <>
      {paid.length > 0 && (
        <section aria-labelledby="paid-title" className="overflow-hidden bg-ink pt-9 text-mist md:pt-26">
          <div className="wrap grid gap-x-16 lg:grid-cols-[5fr_7fr]">
            <div className="flex flex-col">
              <h2 id="paid-title" className="heading-2 text-white">
                {words.paid}
              </h2>
              {/* She stands on the slip on phones, and on the end of the section beside it. */}
              <div
                aria-hidden="true"
                className="relative isolate mx-auto mt-auto w-full max-w-64 pt-6 lg:max-w-none"
              >
                <span className="-translate-x-1/2 -z-10 absolute top-[6%] left-1/2 aspect-square w-[112%] rounded-full bg-sun" />
                <WithSign name="amina">
                  <p className="grid content-center justify-items-center pb-2 text-[8.5cqi] leading-tight">
                    <b className="text-leaf-deep">{message.sender}</b>
                    <span className="font-display text-[8.5cqi]">{message.received}</span>
                  </p>
                </WithSign>
              </div>
            </div>
            <div className="relative pb-9 md:pb-14">
              <PaymentSlip
                payment={paid.map(({ id, question, short, text }) => ({
                  id,
                  label: question,
                  value: <Words text={short} put={{ local: threshold }} />,
                  note: text,
                }))}
              />
              {children}
            </div>
          </div>
        </section>
      )}
      {odd.length > 0 && (
        <section aria-labelledby="odd-title" className="section">
          <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
            <h2 id="odd-title" className="heading-2 max-w-[9.38em]">
              {words.odd}
            </h2>
            <div className="border-text border-t-2">
              {odd.map(({ id, question, short, text }) => (
                <div key={id} id={id}>
                  <Question question={question} answer={`**${short}** ${text}`} group="payout-terms" />
                </div>
              ))}
            </div>
          </div>
        </section>
      )}
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
