import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormIsland } from '@/components/forms/FormIsland';
import { Card } from '@/components/ui/Card';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { FORM_COPY, formPageOf, isFormName } from '@/lib/leads/forms';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ form: string }> };

/** One page per form and nothing else on it: what the server fills in when a plain POST was not accepted. */
export function generateStaticParams() {
  return staticParams<{ form: string }>('/forms/[form]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  return pageMetadata(formPageOf(form));
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
            <FormIsland form={form} mailTo={content().site.email} />
          </Card>
        </div>
      </div>
    </>
  );
}
