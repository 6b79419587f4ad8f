import { NextSteps } from '@/components/contact/NextSteps';
import { Ways } from '@/components/contact/Ways';
import { Masthead } from '@/components/ui/Masthead';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <>
      <Masthead
        eyebrow="Contact"
        title="Write to a person"
        lead="A question, a problem, an idea, a complaint: all of them are welcome, and all of them are read."
      />
      <div className="wrap -mt-6 relative grid gap-4 pb-17 md:-mt-8 md:pb-26 lg:grid-cols-[7fr_5fr]">
        <Ways />
      </div>
      <NextSteps />
    </>
  );
}
