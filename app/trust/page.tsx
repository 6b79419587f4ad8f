import { Split } from '@/components/payouts/Split';
import { Answers } from '@/components/trust/Answers';
import { MoneyFlow } from '@/components/trust/MoneyFlow';
import { ReportFraud } from '@/components/trust/ReportFraud';
import { Risks } from '@/components/trust/Risks';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/trust');

export default function TrustPage() {
  const { product } = content().site;
  return (
    <>
      <Masthead
        family="paper"
        eyebrow="Trust & Safety"
        title="No fee. Nobody to recruit. No promised income."
        lead={`Offers to earn money online deserve suspicion, ours included. Here is what you need to judge ${product.name}, in plain words, with the risk as well.`}
      />
      <MoneyFlow />
      <Answers />
      <Split />
      <Risks />
      <ReportFraud />
    </>
  );
}
