import { Group } from '@/components/art/cast/Group';
import { RiskNote } from '@/components/trust/RiskNote';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { ContentsAside, ContentsDisclosure } from '@/components/ui/Contents';
import { Masthead } from '@/components/ui/Masthead';
import { Prose } from '@/components/ui/Prose';
import { ReadNext } from '@/components/ui/ReadNext';
import { content } from '@/lib/content';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/student-guide');

const PEOPLE = [
  { name: 'naledi', pose: 'phone' },
  { name: 'kevin', pose: 'laughing' },
] as const;

export default function StudentGuidePage() {
  const all = content();
  const { navigation, risk } = all;
  const words = all.studentGuide.page;
  const guide = all.markdownPages.get('student-guide');
  if (!guide) throw new Error('content/pages/student-guide.md  (file)  is needed by /student-guide');
  const contents = {
    headings: guide.headings.filter(({ depth }) => depth === 2),
    words: navigation.words.page,
  };
  return (
    <>
      <Masthead
        {...headOf('/student-guide', all)}
        family="earner"
        picture={<Group people={PEOPLE} className="max-w-md" />}
        grounded
      >
        <div className="mt-6">
          <ButtonLink href="/download" tone="ink" data-track="student-guide-download">
            {words.app}
          </ButtonLink>
        </div>
      </Masthead>
      <div className="wrap section grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-20">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ContentsAside {...contents} />
          <ContentsDisclosure {...contents} />
        </div>
        <Prose html={guide.html} className="min-w-0 [&>:first-child]:mt-0" />
      </div>
      <div className="wrap pb-17 md:pb-26">
        <RiskNote risk={risk} />
      </div>
      <ReadNext {...readNextOf('/student-guide', all)} />
      <CallToAction accent="sun" {...words.call}>
        <ButtonLink href="/download" tone="ink">
          {words.app}
        </ButtonLink>
        <ButtonLink href="/whatsapp-earning-guide" tone="outline-ink">
          {words.guide}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
