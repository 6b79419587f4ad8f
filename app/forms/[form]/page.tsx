import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormByName } from '@/components/forms/FormByName';
import { Card } from '@/components/ui/Card';
import { Island } from '@/components/ui/Island';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { FORM_COPY, FORM_NAMES, formPageOf, isFormName } from '@/lib/leads/forms';
import { buildMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ form: string }> };

/** One page per form and nothing else on it: what the server fills in when a plain POST was not accepted. */
export function generateStaticParams() {
  return FORM_NAMES.map((form) => ({ form }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  const { title } = FORM_COPY[form];
  return buildMetadata({ title, description: title, path: formPageOf(form), index: false });
}

export default async function FormPage({ params }: Props) {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  return (
    <>
      <Masthead title={FORM_COPY[form].title} />
      <div className="section">
        <div className="wrap">
          <Card className="max-w-2xl">
            <Island name={form} when="interaction">
              <FormByName form={form} mailTo={content().site.email} />
            </Island>
          </Card>
        </div>
      </div>
    </>
  );
}
