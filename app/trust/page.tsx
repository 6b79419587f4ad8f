import { Split } from '@/components/payouts/Split';
import { Answers } from '@/components/trust/Answers';
import { MoneyFlow } from '@/components/trust/MoneyFlow';
import { ReportFraud } from '@/components/trust/ReportFraud';
import { Risks } from '@/components/trust/Risks';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { mastheadOf } from '@/lib/site/pages';

export const metadata = pageMetadata('/trust');

export default function TrustPage() {
  return (
    <>
      <Masthead {...mastheadOf('/trust', content())} family="paper" />
      <MoneyFlow />
      <Answers />
      <Split />
      <Risks />
      <ReportFraud />
      <ReadNext path="/trust" />
    </>
  );
}
