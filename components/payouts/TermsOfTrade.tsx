import { OpenDecision } from '@/components/ui/OpenDecision';
import { content, type FactName, fact, factEntry, factValue } from '@/lib/content';
import { LocalSum } from './LocalSum';

/** Each term with its short answer large, what it means beside it, and what is still open. */
export function TermsOfTrade() {
  const words = content().payouts.words.terms;
  const { payouts } = content();
  return (
    <section aria-labelledby="terms-title" className="section">
      <div className="wrap">
        <h2 id="terms-title" className="sr-only">
          {words.title}
        </h2>
        <div className="border-rule border-t">
          {payouts.answers.map(({ id, question, short, text, open = [], fact: cited }) => (
            <div
              key={id}
              id={id}
              className="grid gap-x-14 gap-y-4 border-rule border-b py-9 md:py-11 lg:grid-cols-[5fr_7fr]"
            >
              <h3>
                <span className="block font-bold text-leaf-deep">{question}</span>
                <span className="heading-3 mt-1 block">
                  {short}
                  {cited === 'payoutThresholdGuide' && <LocalSum dollars={factValue(cited)} />}
                </span>
              </h3>
              <div className="grid content-start gap-4 text-lg">
                <p className="max-w-[60ch] text-muted">{text}</p>
                {[...open, ...contradictions(cited)].map((decision) => (
                  <OpenDecision key={decision}>{decision}</OpenDecision>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A fact that another one contradicts says so here, until the owner has made them one. */
function contradictions(cited: FactName | undefined): string[] {
  const other = cited && (factEntry(cited).contradicts as FactName | undefined);
  if (!cited || !other || fact(cited) === fact(other)) return [];
  return [content().payouts.contradiction.replace('{other}', fact(other))];
}
