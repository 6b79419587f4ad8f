import { Split } from '@/components/payouts/Split';
import { Answers } from '@/components/trust/Answers';
import { MoneyFlow } from '@/components/trust/MoneyFlow';
import { ReportFraud } from '@/components/trust/ReportFraud';
import { Risks } from '@/components/trust/Risks';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content, factValue } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/trust');

export default function TrustPage() {
  const all = content();
  const { facts, payouts, site, trust } = all;
  return (
    <>
      <Masthead {...headOf('/trust', all)} family="paper" />
      <MoneyFlow
        words={trust.words.flow}
        name={site.product.name}
        price={factValue('costPerView')}
        pay={factValue('exampleRate')}
      />
      <Answers title={trust.words.answers.title} answers={trust.answers} />
      <Split split={payouts.split} />
      <Risks trust={trust} site={site} facts={facts} />
      <ReportFraud trust={trust} site={site} />
      <ReadNext {...readNextOf('/trust', all)} />
    </>
  );
}
